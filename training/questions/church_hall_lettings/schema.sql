CREATE TABLE hl_room (rm text PRIMARY KEY, rm_long text NOT NULL, seats int NOT NULL, pr_hr numeric(6,2) NOT NULL);
CREATE TABLE hl_hirer (h_id int PRIMARY KEY, h_nm text NOT NULL, h_kind text NOT NULL, charity char(1) NOT NULL, merged_into int REFERENCES hl_hirer (h_id));
COMMENT ON COLUMN hl_hirer.merged_into IS 'set when this entry was a double of another hirer';
CREATE TABLE hl_let (l_id int PRIMARY KEY, rm text NOT NULL REFERENCES hl_room, h_id int NOT NULL REFERENCES hl_hirer, on_dt date NOT NULL, t_from time NOT NULL, t_to time NOT NULL, state text NOT NULL, asked_dt date NOT NULL, chg numeric(7,2) NOT NULL, dep numeric(6,2) NOT NULL, dep_back_dt date);
COMMENT ON COLUMN hl_let.state IS 'asked, agreed, refused or withdrawn';
COMMENT ON COLUMN hl_let.chg IS 'hire charge';
COMMENT ON COLUMN hl_let.dep IS 'deposit held; dep_back_dt when it was given back';
CREATE TABLE hl_rcpt (r_id int PRIMARY KEY, l_id int NOT NULL REFERENCES hl_let, r_dt date NOT NULL, amt numeric(7,2) NOT NULL, how text NOT NULL);
