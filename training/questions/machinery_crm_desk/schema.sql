CREATE TABLE team (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE app_user (
  id int PRIMARY KEY,
  name text NOT NULL,
  team_id int REFERENCES team(id),
  reports_to int REFERENCES app_user(id),
  role text NOT NULL,
  yearly_target numeric(12,2),
  active boolean NOT NULL
);
CREATE TABLE industry (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE company (
  id int PRIMARY KEY,
  name text NOT NULL,
  industry_id int REFERENCES industry(id),
  parent_id int REFERENCES company(id),
  country text NOT NULL,
  employees int,
  owner_id int REFERENCES app_user(id),
  kind text NOT NULL,
  created_on date NOT NULL
);
CREATE TABLE contact (
  id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES company(id),
  name text NOT NULL,
  job text,
  email text,
  newsletter boolean NOT NULL,
  created_on date NOT NULL
);
CREATE TABLE lead_source (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE campaign (
  id int PRIMARY KEY,
  name text NOT NULL,
  channel text NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  budget numeric(10,2),
  spent numeric(10,2) NOT NULL
);
CREATE TABLE campaign_contact (
  campaign_id int NOT NULL REFERENCES campaign(id),
  contact_id int NOT NULL REFERENCES contact(id),
  response text NOT NULL,
  PRIMARY KEY (campaign_id, contact_id)
);
CREATE TABLE stage (
  id int PRIMARY KEY,
  name text NOT NULL,
  win_chance_pct int NOT NULL
);
CREATE TABLE opportunity (
  id int PRIMARY KEY,
  name text NOT NULL,
  company_id int NOT NULL REFERENCES company(id),
  main_contact_id int REFERENCES contact(id),
  owner_id int NOT NULL REFERENCES app_user(id),
  created_by int NOT NULL REFERENCES app_user(id),
  source_id int NOT NULL REFERENCES lead_source(id),
  campaign_id int REFERENCES campaign(id),
  stage_id int NOT NULL REFERENCES stage(id),
  amount numeric(12,2) NOT NULL,
  created_on date NOT NULL,
  expected_close date NOT NULL,
  closed_on date,
  loss_reason text
);
CREATE TABLE stage_change (
  id int PRIMARY KEY,
  opportunity_id int NOT NULL REFERENCES opportunity(id),
  from_stage_id int REFERENCES stage(id),
  to_stage_id int NOT NULL REFERENCES stage(id),
  changed_on date NOT NULL,
  changed_by int NOT NULL REFERENCES app_user(id)
);
CREATE TABLE machine (
  id int PRIMARY KEY,
  name text NOT NULL,
  family text NOT NULL,
  list_price numeric(12,2) NOT NULL,
  launched_on date
);
CREATE TABLE opportunity_machine (
  opportunity_id int NOT NULL REFERENCES opportunity(id),
  machine_id int NOT NULL REFERENCES machine(id),
  units int NOT NULL,
  PRIMARY KEY (opportunity_id, machine_id)
);
CREATE TABLE quote (
  id int PRIMARY KEY,
  quote_no text NOT NULL,
  opportunity_id int NOT NULL REFERENCES opportunity(id),
  prepared_by int NOT NULL REFERENCES app_user(id),
  approved_by int REFERENCES app_user(id),
  sent_on date,
  valid_until date NOT NULL,
  amount numeric(12,2) NOT NULL,
  discount_pct numeric(4,1) NOT NULL,
  status text NOT NULL
);
CREATE TABLE activity (
  id int PRIMARY KEY,
  kind text NOT NULL,
  user_id int NOT NULL REFERENCES app_user(id),
  company_id int NOT NULL REFERENCES company(id),
  contact_id int REFERENCES contact(id),
  opportunity_id int REFERENCES opportunity(id),
  happened_on date NOT NULL,
  minutes int
);
CREATE TABLE competitor (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE opportunity_competitor (
  opportunity_id int NOT NULL REFERENCES opportunity(id),
  competitor_id int NOT NULL REFERENCES competitor(id),
  PRIMARY KEY (opportunity_id, competitor_id)
);
CREATE TABLE service_contract (
  id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES company(id),
  machine_id int NOT NULL REFERENCES machine(id),
  level text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  yearly_fee numeric(10,2) NOT NULL
);
CREATE TABLE ticket (
  id int PRIMARY KEY,
  company_id int NOT NULL REFERENCES company(id),
  contact_id int REFERENCES contact(id),
  machine_id int REFERENCES machine(id),
  service_contract_id int REFERENCES service_contract(id),
  assigned_to int REFERENCES app_user(id),
  priority text NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
COMMENT ON COLUMN company.kind IS 'prospect, customer, former customer';
COMMENT ON COLUMN app_user.role IS 'sales, inside sales, manager, service, marketing';
COMMENT ON COLUMN quote.status IS 'draft, sent, accepted, declined, expired';
COMMENT ON COLUMN activity.kind IS 'call, visit, e-mail, demo';
COMMENT ON COLUMN campaign_contact.response IS 'none, opened, registered, attended';
COMMENT ON COLUMN ticket.priority IS 'low, medium, high';
COMMENT ON COLUMN service_contract.level IS 'basic, plus, full';
