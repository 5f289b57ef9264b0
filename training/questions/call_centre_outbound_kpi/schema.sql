CREATE TABLE site (
  site_id int PRIMARY KEY,
  site_name text NOT NULL,
  seats int NOT NULL
);
CREATE TABLE agent (
  agent_id int PRIMARY KEY,
  agent_name text NOT NULL,
  site_id int NOT NULL REFERENCES site,
  team_lead_id int REFERENCES agent(agent_id),
  hired_on date NOT NULL,
  left_on date,
  hourly_cost numeric(5,2) NOT NULL
);
CREATE TABLE client_campaign (
  campaign_id int PRIMARY KEY,
  client_name text NOT NULL,
  campaign_name text NOT NULL,
  pay_per_sale numeric(7,2) NOT NULL,
  pay_per_hour numeric(6,2) NOT NULL,
  begins date NOT NULL,
  ends date
);
CREATE TABLE contact (
  contact_id int PRIMARY KEY,
  campaign_id int NOT NULL REFERENCES client_campaign,
  contact_name text NOT NULL,
  region text NOT NULL,
  do_not_call boolean NOT NULL DEFAULT false,
  loaded_on date NOT NULL
);
CREATE TABLE phone_call (
  call_id int PRIMARY KEY,
  contact_id int NOT NULL REFERENCES contact,
  agent_id int NOT NULL REFERENCES agent,
  dialled_at timestamp NOT NULL,
  answered_at timestamp,
  ended_at timestamp NOT NULL,
  result text NOT NULL
);
COMMENT ON COLUMN phone_call.result IS 'sale, refused, callback, no answer';
CREATE TABLE sale (
  sale_id int PRIMARY KEY,
  call_id int NOT NULL UNIQUE REFERENCES phone_call,
  product text NOT NULL,
  contract_value numeric(8,2) NOT NULL,
  cancelled_on date
);
CREATE TABLE logged_hours (
  agent_id int NOT NULL REFERENCES agent,
  work_day date NOT NULL,
  campaign_id int NOT NULL REFERENCES client_campaign,
  hours numeric(4,2) NOT NULL,
  PRIMARY KEY (agent_id, work_day, campaign_id)
);
CREATE TABLE quality_check (
  check_id int PRIMARY KEY,
  call_id int NOT NULL REFERENCES phone_call,
  checked_on date NOT NULL,
  score int NOT NULL,
  remark text
);
