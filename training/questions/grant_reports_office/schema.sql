CREATE TABLE funder_programme (programme_id int PRIMARY KEY, programme_name text NOT NULL, yearly_budget numeric(12,2) NOT NULL);
CREATE TABLE grantee (grantee_id int PRIMARY KEY, grantee_name text NOT NULL, country text NOT NULL, registered_charity boolean NOT NULL);
CREATE TABLE grant_award (grant_id int PRIMARY KEY, grant_ref text NOT NULL, programme_id int NOT NULL REFERENCES funder_programme, grantee_id int NOT NULL REFERENCES grantee, applied_on date NOT NULL, approved_on date, starts_on date, ends_on date, asked_amount numeric(11,2) NOT NULL, awarded_amount numeric(11,2), grant_manager text NOT NULL);
CREATE TABLE report_due (report_id int PRIMARY KEY, grant_id int NOT NULL REFERENCES grant_award, report_kind text NOT NULL, due_on date NOT NULL, received_on date, accepted_on date);
COMMENT ON COLUMN report_due.report_kind IS 'interim, financial, final';
CREATE TABLE instalment (instalment_id int PRIMARY KEY, grant_id int NOT NULL REFERENCES grant_award, planned_on date NOT NULL, amount numeric(11,2) NOT NULL, paid_on date);
