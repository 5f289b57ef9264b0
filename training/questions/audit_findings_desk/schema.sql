CREATE TABLE tbl_audit (a_id int PRIMARY KEY, a_code text NOT NULL, a_area int NOT NULL, a_lead int NOT NULL, a_plan_from date NOT NULL, a_act_from date, a_act_to date, a_days_plan int NOT NULL, a_days_used int);
CREATE TABLE tbl_area (ar_id int PRIMARY KEY, ar_name text NOT NULL, ar_owner int NOT NULL);
CREATE TABLE tbl_staff (s_id int PRIMARY KEY, s_name text NOT NULL, s_role text NOT NULL);
CREATE TABLE tbl_finding (f_id int PRIMARY KEY, f_audit int NOT NULL, f_title text NOT NULL, f_sev int NOT NULL, f_raised date NOT NULL, f_norm text);
COMMENT ON COLUMN tbl_finding.f_sev IS '1 minor, 2 major, 3 critical';
COMMENT ON COLUMN tbl_finding.f_audit IS 'tbl_audit.a_id';
CREATE TABLE tbl_action (x_id int PRIMARY KEY, x_finding int NOT NULL, x_resp int NOT NULL, x_text text NOT NULL, x_due date NOT NULL, x_done date, x_checked_by int, x_cost_est numeric(9,2), x_cost_real numeric(9,2));
