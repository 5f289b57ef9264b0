CREATE TABLE unit (unit_no int PRIMARY KEY, unit_nm text NOT NULL, lvl smallint NOT NULL, parent_no int REFERENCES unit, opened date, closed date, owner_nm text);
CREATE TABLE wk_sales (unit_no int NOT NULL REFERENCES unit, wk_start date NOT NULL, gross numeric(10,2) NOT NULL, vouchers numeric(9,2) NOT NULL, tickets int NOT NULL, PRIMARY KEY (unit_no, wk_start));
CREATE TABLE roy_inv (inv_no text PRIMARY KEY, unit_no int NOT NULL REFERENCES unit, inv_dt date NOT NULL, due_dt date NOT NULL, fee numeric(9,2) NOT NULL, adv_levy numeric(9,2) NOT NULL, paid_dt date);
CREATE TABLE audit_visit (av_id int PRIMARY KEY, unit_no int NOT NULL REFERENCES unit, visit_dt date NOT NULL, score int NOT NULL, auditor text NOT NULL);
COMMENT ON TABLE unit IS 'franchise tree: level 1 country, 2 region, 3 shop';
COMMENT ON COLUMN unit.parent_no IS 'region of a shop, country of a region';
COMMENT ON COLUMN roy_inv.fee IS 'royalty';
