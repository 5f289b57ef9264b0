CREATE TABLE case_type (
  type_cd char(2) PRIMARY KEY,
  type_name text NOT NULL
);
CREATE TABLE case_stage (
  stage_cd smallint PRIMARY KEY,
  stage_name text NOT NULL
);
CREATE TABLE ruling_kind (
  ruling_cd char(1) PRIMARY KEY,
  ruling_name text NOT NULL
);
CREATE TABLE judge (
  judge_id int PRIMARY KEY,
  title_name text NOT NULL,
  chamber text NOT NULL,
  appointed date NOT NULL
);
CREATE TABLE courtroom (
  room_no text PRIMARY KEY,
  seats int NOT NULL,
  video_link boolean NOT NULL
);
CREATE TABLE lawyer (
  bar_no int PRIMARY KEY,
  lawyer_name text NOT NULL,
  firm text
);
CREATE TABLE court_case (
  docket_no text PRIMARY KEY,
  type_cd char(2) NOT NULL REFERENCES case_type,
  stage_cd smallint NOT NULL REFERENCES case_stage,
  judge_id int REFERENCES judge,
  filed_on date NOT NULL,
  decided_on date,
  ruling_cd char(1) REFERENCES ruling_kind,
  amount_in_dispute numeric(14,2),
  court_fee numeric(9,2) NOT NULL,
  fee_paid boolean NOT NULL
);
CREATE TABLE party (
  party_id int PRIMARY KEY,
  docket_no text NOT NULL REFERENCES court_case,
  party_name text NOT NULL,
  side char(1) NOT NULL,
  bar_no int REFERENCES lawyer
);
CREATE TABLE hearing (
  hearing_id int PRIMARY KEY,
  docket_no text NOT NULL REFERENCES court_case,
  room_no text REFERENCES courtroom,
  starts_at timestamp NOT NULL,
  minutes int,
  adjourned boolean NOT NULL
);
COMMENT ON COLUMN party.side IS 'P plaintiff, D defendant, T third party';
