CREATE TABLE acct_status (
  code smallint PRIMARY KEY,
  meaning text NOT NULL
);
CREATE TABLE inv_status (
  code char(2) PRIMARY KEY,
  meaning text NOT NULL
);
CREATE TABLE svc_type (
  code char(3) PRIMARY KEY,
  label text NOT NULL,
  unit text NOT NULL
);
CREATE TABLE region_code (
  code varchar(6) PRIMARY KEY,
  label text NOT NULL,
  continent text NOT NULL
);
CREATE TABLE account (
  account_id int PRIMARY KEY,
  company text NOT NULL,
  country text NOT NULL,
  status smallint NOT NULL REFERENCES acct_status(code),
  signed_up date NOT NULL,
  closed_on date,
  sales_rep text,
  currency char(3) NOT NULL,
  monthly_commit numeric(10,2)
);
CREATE TABLE resource (
  resource_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account(account_id),
  svc char(3) NOT NULL REFERENCES svc_type(code),
  region varchar(6) NOT NULL REFERENCES region_code(code),
  name text NOT NULL,
  launched_at timestamptz NOT NULL,
  terminated_at timestamptz
);
CREATE TABLE usage_day (
  resource_id int NOT NULL REFERENCES resource(resource_id),
  day date NOT NULL,
  quantity numeric(12,3) NOT NULL,
  cost numeric(10,2) NOT NULL,
  PRIMARY KEY (resource_id, day)
);
CREATE TABLE invoice (
  invoice_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account(account_id),
  month date NOT NULL,
  total numeric(10,2) NOT NULL,
  st char(2) NOT NULL REFERENCES inv_status(code),
  issued date NOT NULL,
  paid date
);
CREATE TABLE credit_note (
  credit_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account(account_id),
  given date NOT NULL,
  amount numeric(9,2) NOT NULL,
  why text NOT NULL
);
