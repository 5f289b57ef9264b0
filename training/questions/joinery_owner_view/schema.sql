CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  town text NOT NULL,
  architect boolean NOT NULL
);
CREATE TABLE joiners (
  joiner_id int PRIMARY KEY,
  joiner_name text NOT NULL,
  hourly_cost numeric(6,2) NOT NULL,
  apprentice boolean NOT NULL
);
CREATE TABLE commissions (
  commission_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients,
  piece text NOT NULL,
  wood text NOT NULL,
  quoted_on date NOT NULL,
  quoted_price numeric(9,2) NOT NULL,
  accepted_on date,
  declined_on date,
  promised_on date,
  workshop_done_on date,
  fitted_on date,
  hours_planned numeric(6,1)
);
CREATE TABLE workshop_hours (
  entry_id int PRIMARY KEY,
  commission_id int NOT NULL REFERENCES commissions,
  joiner_id int NOT NULL REFERENCES joiners,
  worked_on date NOT NULL,
  hours numeric(4,1) NOT NULL,
  on_site boolean NOT NULL
);
CREATE TABLE timber (
  timber_id int PRIMARY KEY,
  wood text NOT NULL,
  thickness_mm int NOT NULL,
  cubic_metres numeric(6,2) NOT NULL,
  price_per_cbm numeric(8,2) NOT NULL,
  reorder_below numeric(6,2) NOT NULL
);
CREATE TABLE timber_use (
  commission_id int NOT NULL REFERENCES commissions,
  timber_id int NOT NULL REFERENCES timber,
  cubic_metres numeric(6,3) NOT NULL,
  PRIMARY KEY (commission_id, timber_id)
);
CREATE TABLE stage_bills (
  bill_no int PRIMARY KEY,
  commission_id int NOT NULL REFERENCES commissions,
  stage text NOT NULL,
  billed_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date
);
COMMENT ON COLUMN stage_bills.stage IS 'deposit or balance';
