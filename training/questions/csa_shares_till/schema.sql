CREATE TABLE sharer (sh_no int PRIMARY KEY, sh_name text NOT NULL, depot_no int NOT NULL, share_kind text NOT NULL, yearly_fee numeric(8,2) NOT NULL, solidarity_extra numeric(7,2) NOT NULL, joined date NOT NULL, notice_given date);
CREATE TABLE depot (depot_no int PRIMARY KEY, depot_name text NOT NULL, host text NOT NULL);
ALTER TABLE sharer ADD FOREIGN KEY (depot_no) REFERENCES depot;
CREATE TABLE fee_payment (fp_no int PRIMARY KEY, sh_no int NOT NULL REFERENCES sharer, paid_on date NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE work_day (wd_no int PRIMARY KEY, held_on date NOT NULL, task text NOT NULL, places int NOT NULL);
CREATE TABLE work_signup (wd_no int NOT NULL REFERENCES work_day, sh_no int NOT NULL REFERENCES sharer, hours numeric(4,1), PRIMARY KEY (wd_no, sh_no));
COMMENT ON COLUMN work_signup.hours IS 'null: signed up but did not come';
CREATE TABLE harvest (hv_no int PRIMARY KEY, picked_on date NOT NULL, vegetable text NOT NULL, kg numeric(7,1) NOT NULL, sold_at_stall_kg numeric(7,1) NOT NULL, stall_price numeric(5,2) NOT NULL);
