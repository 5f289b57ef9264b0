CREATE TABLE sales_people (
  id int PRIMARY KEY,
  name text NOT NULL,
  office text NOT NULL
);
CREATE TABLE campaigns (
  id int PRIMARY KEY,
  title text NOT NULL,
  channel text NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  budget numeric(9,2) NOT NULL,
  spent numeric(9,2) NOT NULL
);
CREATE TABLE leads (
  id int PRIMARY KEY,
  company text NOT NULL,
  contact_name text,
  city text NOT NULL,
  campaign_id int REFERENCES campaigns(id),
  owner_id int REFERENCES sales_people(id),
  status text NOT NULL,
  created_on date NOT NULL,
  qualified_on date,
  lost_reason text
);
COMMENT ON COLUMN leads.status IS 'new, contacted, qualified, converted, lost';
CREATE TABLE activities (
  id int PRIMARY KEY,
  lead_id int NOT NULL REFERENCES leads(id),
  sales_person_id int NOT NULL REFERENCES sales_people(id),
  kind text NOT NULL,
  done_at timestamp,
  planned_for timestamp
);
CREATE TABLE deals (
  id int PRIMARY KEY,
  lead_id int REFERENCES leads(id),
  title text NOT NULL,
  owner_id int NOT NULL REFERENCES sales_people(id),
  amount numeric(10,2) NOT NULL,
  stage text NOT NULL,
  probability int NOT NULL,
  opened_on date NOT NULL,
  expected_close date NOT NULL,
  closed_on date
);
COMMENT ON COLUMN deals.stage IS 'discovery, proposal, negotiation, won, lost';
CREATE TABLE targets (
  sales_person_id int NOT NULL REFERENCES sales_people(id),
  quarter_start date NOT NULL,
  target_amount numeric(10,2) NOT NULL,
  PRIMARY KEY (sales_person_id, quarter_start)
);
