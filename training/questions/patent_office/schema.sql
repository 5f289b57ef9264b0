CREATE TABLE application_status (
  status_id smallint PRIMARY KEY,
  status_text text NOT NULL
);
CREATE TABLE fee_kind (
  kind_id smallint PRIMARY KEY,
  kind_text text NOT NULL
);
CREATE TABLE tech_field (
  field_code char(1) PRIMARY KEY,
  field_text text NOT NULL
);
CREATE TABLE applicant (
  applicant_id integer PRIMARY KEY,
  applicant_name text NOT NULL,
  country char(2) NOT NULL,
  size_class smallint NOT NULL
);
COMMENT ON COLUMN applicant.size_class IS '1 private inventor, 2 small firm, 3 large firm, 4 university';
CREATE TABLE examiner (
  examiner_id integer PRIMARY KEY,
  examiner_name text NOT NULL,
  field_code char(1) NOT NULL REFERENCES tech_field,
  since date NOT NULL,
  part_time boolean NOT NULL
);
CREATE TABLE application (
  application_no text PRIMARY KEY,
  title text NOT NULL,
  applicant_id integer NOT NULL REFERENCES applicant,
  examiner_id integer REFERENCES examiner,
  field_code char(1) NOT NULL REFERENCES tech_field,
  status_id smallint NOT NULL REFERENCES application_status,
  filed date NOT NULL,
  published date,
  granted date,
  claims_count integer NOT NULL
);
CREATE TABLE office_action (
  action_id integer PRIMARY KEY,
  application_no text NOT NULL REFERENCES application,
  sent date NOT NULL,
  answer_due date NOT NULL,
  answered date,
  objection text NOT NULL
);
CREATE TABLE fee (
  fee_id integer PRIMARY KEY,
  application_no text NOT NULL REFERENCES application,
  kind_id smallint NOT NULL REFERENCES fee_kind,
  due date NOT NULL,
  amount_cents integer NOT NULL,
  paid date
);
CREATE TABLE citation (
  citing_no text NOT NULL REFERENCES application(application_no),
  cited_no text NOT NULL REFERENCES application(application_no),
  PRIMARY KEY (citing_no, cited_no)
);
