CREATE TABLE branch (br_no int PRIMARY KEY, br_nm text NOT NULL, region_head int);
CREATE TABLE staff (st_no int PRIMARY KEY, st_nm text NOT NULL, grade char(2) NOT NULL, br_no int NOT NULL REFERENCES branch, line_mgr int REFERENCES staff, mentor int REFERENCES staff, joined date NOT NULL, gone date, sal_k numeric(5,1) NOT NULL);
COMMENT ON TABLE staff IS 'people of the estate agency; line_mgr the boss, mentor an experienced colleague who helps; sal_k yearly pay in thousands';
COMMENT ON COLUMN staff.grade IS 'G1 trainee, G2 agent, G3 senior agent, G4 branch manager, G5 director';
ALTER TABLE branch ADD FOREIGN KEY (region_head) REFERENCES staff;
CREATE TABLE prop (prop_no int PRIMARY KEY, addr text NOT NULL, br_no int NOT NULL REFERENCES branch, list_by int NOT NULL REFERENCES staff, sold_by int REFERENCES staff, listed date NOT NULL, sold date, ask_k int NOT NULL, got_k int, fee_pct numeric(3,1) NOT NULL);
COMMENT ON TABLE prop IS 'houses for sale: list_by who won the seller, sold_by who found the buyer; ask_k asked and got_k got in thousands; fee_pct our fee in percent of the price got';
CREATE TABLE viewing (v_id int PRIMARY KEY, prop_no int NOT NULL REFERENCES prop, st_no int NOT NULL REFERENCES staff, at timestamp NOT NULL, offer_k int);
COMMENT ON COLUMN viewing.offer_k IS 'offer made after it, in thousands; empty: none';
