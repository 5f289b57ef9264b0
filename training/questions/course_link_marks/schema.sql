CREATE TABLE c_person (cp_id int PRIMARY KEY, cp_sur text NOT NULL, cp_first text NOT NULL, cp_role char(1) NOT NULL, cp_active smallint NOT NULL DEFAULT 1, cp_entry date NOT NULL);
COMMENT ON COLUMN c_person.cp_role IS 'S student, T teacher';
CREATE TABLE c_term (ct_year int NOT NULL, ct_half smallint NOT NULL, ct_from date NOT NULL, ct_to date NOT NULL, PRIMARY KEY (ct_year, ct_half));
CREATE TABLE c_subj (cs_code varchar(6) PRIMARY KEY, cs_title text NOT NULL, cs_credits smallint NOT NULL, cs_prereq varchar(6) REFERENCES c_subj);
CREATE TABLE c_offer (co_subj varchar(6) NOT NULL REFERENCES c_subj, co_year int NOT NULL, co_half smallint NOT NULL, co_teacher int NOT NULL REFERENCES c_person, co_assist int REFERENCES c_person, co_places smallint NOT NULL, PRIMARY KEY (co_subj, co_year, co_half), FOREIGN KEY (co_year, co_half) REFERENCES c_term (ct_year, ct_half));
COMMENT ON TABLE c_offer IS 'a subject as taught in one term, with teacher and assistant teacher';
CREATE TABLE c_enrol (ce_stud int NOT NULL REFERENCES c_person, ce_subj varchar(6) NOT NULL, ce_year int NOT NULL, ce_half smallint NOT NULL, ce_on date NOT NULL, ce_drop date, ce_mark numeric(3,1), ce_att_pct numeric(4,1), PRIMARY KEY (ce_stud, ce_subj, ce_year, ce_half), FOREIGN KEY (ce_subj, ce_year, ce_half) REFERENCES c_offer (co_subj, co_year, co_half));
COMMENT ON TABLE c_enrol IS 'ce_drop dropped out on; ce_mark 1 best to 6, passed up to 4.0; ce_att_pct attendance';
CREATE TABLE c_fee (cf_id int PRIMARY KEY, cf_stud int NOT NULL REFERENCES c_person, cf_year int NOT NULL, cf_half smallint NOT NULL, cf_due date NOT NULL, cf_amt numeric(7,2) NOT NULL, cf_paid numeric(7,2) NOT NULL DEFAULT 0, cf_paid_on date);
