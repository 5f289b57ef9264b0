CREATE TABLE tbl_crew_member (member_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, ladder_cert_until date, has_own_tools boolean NOT NULL, day_wage numeric(6,2) NOT NULL, dismissed_on date);
CREATE TABLE tbl_homeowner (owner_id int PRIMARY KEY, owner_name text NOT NULL, district text NOT NULL, phone text, how_found text);
CREATE TABLE tbl_estimate (estimate_id int PRIMARY KEY, owner_id int NOT NULL REFERENCES tbl_homeowner, visited_on date NOT NULL, square_metres int NOT NULL, estimate_amount numeric(9,2), sent_on date, outcome text, reason_lost text);
CREATE TABLE tbl_job (job_id int PRIMARY KEY, estimate_id int NOT NULL REFERENCES tbl_estimate, starts_on date NOT NULL, finished_on date, exterior boolean NOT NULL, foreman_id int REFERENCES tbl_crew_member, warranty_given boolean NOT NULL);
CREATE TABLE tbl_work_day (job_id int NOT NULL REFERENCES tbl_job, member_id int NOT NULL REFERENCES tbl_crew_member, work_date date NOT NULL, hours numeric(3,1) NOT NULL, approved boolean NOT NULL, PRIMARY KEY (job_id, member_id, work_date));
CREATE TABLE tbl_paint_use (use_id int PRIMARY KEY, job_id int NOT NULL REFERENCES tbl_job, colour text NOT NULL, litres numeric(5,1) NOT NULL, cost numeric(7,2) NOT NULL, leftover_returned boolean NOT NULL);
CREATE TABLE tbl_invoice (invoice_id int PRIMARY KEY, job_id int NOT NULL REFERENCES tbl_job, issued_on date NOT NULL, amount numeric(9,2) NOT NULL, paid_on date);
COMMENT ON COLUMN tbl_estimate.outcome IS 'won, lost; empty while the owner has not decided';
