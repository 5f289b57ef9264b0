CREATE TABLE code_list (list_id int NOT NULL, code int NOT NULL, txt text NOT NULL, PRIMARY KEY (list_id, code));
CREATE TABLE party (party_id int PRIMARY KEY, party_type int NOT NULL, nm text NOT NULL, addr1 text, pcode text);
CREATE TABLE staff (stf_id int PRIMARY KEY, nm text NOT NULL, grade int NOT NULL);
CREATE TABLE appl (appl_ref text PRIMARY KEY, appl_type int NOT NULL, applicant_id int NOT NULL REFERENCES party(party_id), agent_id int REFERENCES party(party_id), recd_dt date NOT NULL, valid_dt date, target_dt date, decn_dt date, decn int, officer_id int REFERENCES staff(stf_id), signed_by_id int REFERENCES staff(stf_id), ward_cd int NOT NULL, site_addr text NOT NULL, fee_due numeric(8,2) NOT NULL, fee_pd numeric(8,2) NOT NULL);
CREATE TABLE appl_obj (obj_id int PRIMARY KEY, appl_ref text NOT NULL REFERENCES appl, party_id int REFERENCES party, obj_dt date NOT NULL, stance int NOT NULL);
COMMENT ON TABLE code_list IS 'all codes. list 1 application type, 2 decision, 3 ward, 4 kind of party, 5 stance of a comment, 6 grade of staff';
COMMENT ON TABLE appl IS 'planning applications';
COMMENT ON TABLE appl_obj IS 'letters from neighbours about an application';
COMMENT ON COLUMN appl.decn IS 'code list 2';
