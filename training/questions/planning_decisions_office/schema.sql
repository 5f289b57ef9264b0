CREATE TABLE pl_ward (wd_code text PRIMARY KEY, wd_name text NOT NULL);
CREATE TABLE pl_officer (off_id int PRIMARY KEY, off_name text NOT NULL, line_mgr_id int REFERENCES pl_officer, left_on date);
CREATE TABLE pl_application (app_ref text PRIMARY KEY, wd_code text NOT NULL REFERENCES pl_ward, off_id int REFERENCES pl_officer, app_type text NOT NULL, applicant text NOT NULL, received_on date NOT NULL, valid_on date, target_on date NOT NULL, decided_on date, decision text, fee_due numeric(8,2) NOT NULL);
CREATE TABLE pl_fee_paid (pay_id int PRIMARY KEY, app_ref text NOT NULL REFERENCES pl_application, paid_on date NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE pl_comment (com_id int PRIMARY KEY, app_ref text NOT NULL REFERENCES pl_application, commenter text NOT NULL, stance text NOT NULL, sent_at timestamp NOT NULL);
CREATE TABLE pl_appeal (appeal_no int PRIMARY KEY, app_ref text NOT NULL REFERENCES pl_application, lodged_on date NOT NULL, outcome text);
COMMENT ON COLUMN pl_comment.stance IS 'objection, support or neutral';
COMMENT ON COLUMN pl_application.decision IS 'granted, refused, withdrawn; null while undecided';
COMMENT ON COLUMN pl_appeal.outcome IS 'allowed or dismissed; null while pending';
