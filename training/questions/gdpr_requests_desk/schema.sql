CREATE TABLE subject (sub_id int PRIMARY KEY, initials text NOT NULL, residence text NOT NULL, relation text NOT NULL);
COMMENT ON COLUMN subject.relation IS 'customer, applicant, ex-employee, visitor';
CREATE TABLE dsr (dsr_ref text PRIMARY KEY, sub_id int NOT NULL REFERENCES subject, right_used text NOT NULL, came_in date NOT NULL, identity_checked date, answered date, extended boolean NOT NULL, handler text, result text);
COMMENT ON TABLE dsr IS 'requests of data subjects; to be answered within 30 days, 90 if extended';
COMMENT ON COLUMN dsr.right_used IS 'access, erasure, rectification, objection, portability';
CREATE TABLE system (sys_code text PRIMARY KEY, sys_name text NOT NULL, steward text NOT NULL, hosted text NOT NULL);
CREATE TABLE lookup_job (job_id int PRIMARY KEY, dsr_ref text NOT NULL REFERENCES dsr, sys_code text NOT NULL REFERENCES system, sent_on date NOT NULL, back_on date, records_found int, minutes_spent int);
CREATE TABLE breach (br_id int PRIMARY KEY, sys_code text NOT NULL REFERENCES system, happened date NOT NULL, noticed date NOT NULL, told_authority date, people_hit int NOT NULL, cause text NOT NULL);
