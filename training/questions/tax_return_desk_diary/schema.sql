CREATE TABLE taxpayers (tp_no int PRIMARY KEY, tp_name text NOT NULL, tp_type char(1) NOT NULL, region text NOT NULL, taken_on date NOT NULL, left_on date);
COMMENT ON COLUMN taxpayers.tp_type IS 'E employee, S self-employed, L landlord';
CREATE TABLE preparers (prep_id int PRIMARY KEY, prep_name text NOT NULL, hourly numeric(6,2) NOT NULL);
CREATE TABLE returns (ret_no int PRIMARY KEY, tp_no int NOT NULL REFERENCES taxpayers, tax_year int NOT NULL, prepared_by int REFERENCES preparers, reviewed_by int REFERENCES preparers, papers_in date, filed_on date, due_on date NOT NULL, tax_computed numeric(9,2), tax_withheld numeric(9,2), fee numeric(7,2) NOT NULL, fee_paid_on date);
COMMENT ON COLUMN returns.papers_in IS 'day all papers were here';
CREATE TABLE deductions (ret_no int NOT NULL REFERENCES returns, category text NOT NULL, claimed numeric(9,2) NOT NULL, allowed numeric(9,2), PRIMARY KEY (ret_no, category));
COMMENT ON COLUMN deductions.allowed IS 'null until the assessment';
CREATE TABLE work_hours (ret_no int NOT NULL REFERENCES returns, prep_id int NOT NULL REFERENCES preparers, worked_on date NOT NULL, hrs numeric(4,2) NOT NULL);
