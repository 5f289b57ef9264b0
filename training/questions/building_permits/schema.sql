CREATE TABLE bp_clerk (ck_id int PRIMARY KEY, ck_fn text NOT NULL, ck_ln text NOT NULL, ck_head int REFERENCES bp_clerk, ck_room text);
CREATE TABLE bp_person (pn_id int PRIMARY KEY, pn_fn text, pn_ln text NOT NULL, pn_town text NOT NULL, pn_kind char(1) NOT NULL);
CREATE TABLE bp_case (
  cs_no text PRIMARY KEY,
  cs_kind text NOT NULL,              -- house, garage, extension, demolition, change of use
  cs_site_street text NOT NULL,
  cs_site_town text NOT NULL,
  cs_owner int NOT NULL REFERENCES bp_person,
  cs_architect int REFERENCES bp_person,
  cs_clerk int REFERENCES bp_clerk,   -- handles the case
  cs_signed int REFERENCES bp_clerk,  -- signed the decision
  cs_received date NOT NULL,
  cs_complete date,                   -- all papers there
  cs_decided date,
  cs_result char(1),
  cs_valid_to date,
  cs_start date,                      -- building work begun
  cs_finish date,
  cs_est_cost numeric(12,2) NOT NULL,
  cs_fee numeric(9,2) NOT NULL,
  cs_fee_paid date
);
CREATE TABLE bp_objection (ob_id int PRIMARY KEY, cs_no text NOT NULL REFERENCES bp_case, ob_by int NOT NULL REFERENCES bp_person, ob_filed date NOT NULL, ob_settled date, ob_upheld boolean);
CREATE TABLE bp_visit (vi_id int PRIMARY KEY, cs_no text NOT NULL REFERENCES bp_case, vi_clerk int NOT NULL REFERENCES bp_clerk, vi_planned date NOT NULL, vi_done date, vi_fault boolean);
COMMENT ON COLUMN bp_person.pn_kind IS 'P private, F firm, A architect';
COMMENT ON COLUMN bp_case.cs_result IS 'G granted, R refused, W withdrawn';
