CREATE TABLE blocks (block_id int PRIMARY KEY, block_name text NOT NULL, street text NOT NULL, built_year int NOT NULL, manager text NOT NULL);
CREATE TABLE units (unit_id int PRIMARY KEY, block_id int NOT NULL REFERENCES blocks, unit_no text NOT NULL, share_permille int NOT NULL, owner_name text NOT NULL, let_out boolean NOT NULL);
CREATE TABLE contractors (contractor_id int PRIMARY KEY, contractor_name text NOT NULL, trade text NOT NULL);
CREATE TABLE works (work_id int PRIMARY KEY, block_id int NOT NULL REFERENCES blocks, contractor_id int REFERENCES contractors, title text NOT NULL, voted_on date, budget numeric(10,2) NOT NULL, started_on date, finished_on date, follows_work int REFERENCES works);
CREATE TABLE work_invoices (invoice_id int PRIMARY KEY, work_id int NOT NULL REFERENCES works, invoiced_on date NOT NULL, amount numeric(10,2) NOT NULL, paid_on date);
CREATE TABLE levies (levy_id int PRIMARY KEY, unit_id int NOT NULL REFERENCES units, quarter_start date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
CREATE TABLE meetings (meeting_id int PRIMARY KEY, block_id int NOT NULL REFERENCES blocks, held_on date NOT NULL, units_present int NOT NULL);
COMMENT ON COLUMN works.follows_work IS 'earlier work this one continues';
