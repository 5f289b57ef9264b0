CREATE TABLE code_stage (
  stage char(2) PRIMARY KEY,
  meaning varchar(40) NOT NULL
);
CREATE TABLE code_debt_kind (
  kind char(3) PRIMARY KEY,
  meaning varchar(40) NOT NULL,
  is_priority boolean NOT NULL
);
CREATE TABLE adviser (
  adviser_id int PRIMARY KEY,
  adviser_name varchar(60) NOT NULL,
  office varchar(40) NOT NULL,
  hours_per_week smallint NOT NULL,
  left_on date
);
CREATE TABLE client (
  client_ref varchar(8) PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  postcode_area varchar(6),
  household_size smallint NOT NULL,
  monthly_income numeric(8,2),
  adviser_id int REFERENCES adviser(adviser_id),
  opened date NOT NULL,
  stage char(2) NOT NULL REFERENCES code_stage(stage),
  closed date
);
CREATE TABLE creditor (
  creditor_id int PRIMARY KEY,
  creditor_name varchar(60) NOT NULL,
  accepts_offers boolean NOT NULL
);
CREATE TABLE debt (
  debt_id int PRIMARY KEY,
  client_ref varchar(8) NOT NULL REFERENCES client(client_ref),
  creditor_id int NOT NULL REFERENCES creditor(creditor_id),
  kind char(3) NOT NULL REFERENCES code_debt_kind(kind),
  balance_at_start numeric(9,2) NOT NULL,
  balance_now numeric(9,2) NOT NULL,
  in_court boolean NOT NULL,
  written_off date
);
CREATE TABLE session (
  session_id int PRIMARY KEY,
  client_ref varchar(8) NOT NULL REFERENCES client(client_ref),
  adviser_id int NOT NULL REFERENCES adviser(adviser_id),
  held timestamp NOT NULL,
  minutes smallint,
  channel_code char(1) NOT NULL,
  attended boolean
);
COMMENT ON COLUMN session.channel_code IS 'F face to face, T telephone, V video';
CREATE TABLE payment_plan (
  plan_id int PRIMARY KEY,
  debt_id int NOT NULL REFERENCES debt(debt_id),
  agreed date NOT NULL,
  monthly_amount numeric(7,2) NOT NULL,
  broken_on date
);
