CREATE TABLE client_companies (
  company_id integer PRIMARY KEY,
  company_name varchar(80) NOT NULL,
  sector varchar(30) NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE support_contracts (
  contract_id integer PRIMARY KEY,
  company_id integer NOT NULL REFERENCES client_companies,
  plan varchar(20) NOT NULL,
  monthly_fee numeric(8,2) NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  terminated_on date
);
CREATE TABLE engineers (
  engineer_id integer PRIMARY KEY,
  full_name varchar(60) NOT NULL,
  on_leave boolean NOT NULL
);
CREATE TABLE ticket_status (
  status_id smallint PRIMARY KEY,
  name varchar(30) NOT NULL
);
CREATE TABLE tickets (
  ticket_id integer PRIMARY KEY,
  company_id integer NOT NULL REFERENCES client_companies,
  engineer_id integer REFERENCES engineers,
  status_id smallint NOT NULL REFERENCES ticket_status,
  priority varchar(10) NOT NULL,
  subject varchar(80) NOT NULL,
  created_at timestamp NOT NULL,
  first_reply_at timestamp,
  resolved_at timestamp
);
CREATE TABLE assets (
  asset_id integer PRIMARY KEY,
  company_id integer NOT NULL REFERENCES client_companies,
  kind varchar(20) NOT NULL,
  bought_on date NOT NULL,
  retired_on date
);
CREATE TABLE licences (
  licence_id integer PRIMARY KEY,
  company_id integer NOT NULL REFERENCES client_companies,
  product varchar(40) NOT NULL,
  seats integer NOT NULL,
  seats_used integer NOT NULL,
  expires_on date NOT NULL,
  auto_renew boolean NOT NULL
);
