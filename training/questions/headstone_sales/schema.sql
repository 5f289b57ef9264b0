CREATE TABLE branches (
  id int PRIMARY KEY,
  town text NOT NULL,
  opened_on date NOT NULL,
  monthly_target numeric(10,2)
);
CREATE TABLE salespeople (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  branch_id int NOT NULL REFERENCES branches(id),
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE stone_models (
  id int PRIMARY KEY,
  name text NOT NULL,
  material text NOT NULL,
  origin_country text NOT NULL,
  list_price numeric(10,2) NOT NULL,
  purchase_cost numeric(10,2) NOT NULL
);
CREATE TABLE families (
  id int PRIMARY KEY,
  surname text NOT NULL,
  town text NOT NULL,
  came_through text NOT NULL,
  first_contact_on date NOT NULL
);
CREATE TABLE quotes (
  id int PRIMARY KEY,
  family_id int NOT NULL REFERENCES families(id),
  salesperson_id int NOT NULL REFERENCES salespeople(id),
  stone_model_id int NOT NULL REFERENCES stone_models(id),
  quoted_on date NOT NULL,
  stone_price numeric(10,2) NOT NULL,
  discount_pct int NOT NULL,
  letters int NOT NULL,
  price_per_letter numeric(6,2) NOT NULL,
  outcome text NOT NULL,
  decided_on date,
  lost_reason text
);
CREATE TABLE contracts (
  id int PRIMARY KEY,
  quote_id int NOT NULL UNIQUE REFERENCES quotes(id),
  signed_on date NOT NULL,
  promised_on date NOT NULL,
  fixed_on date,
  cancelled_on date,
  contract_value numeric(10,2) NOT NULL
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES contracts(id),
  part text NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  net numeric(10,2) NOT NULL,
  vat numeric(10,2) NOT NULL,
  paid_on date
);
CREATE TABLE complaints (
  id int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES contracts(id),
  raised_on date NOT NULL,
  topic text NOT NULL,
  rework_cost numeric(10,2),
  settled_on date
);
COMMENT ON COLUMN quotes.outcome IS 'won, lost, open';
COMMENT ON COLUMN families.came_through IS 'undertaker, website, walk-in, recommendation';
COMMENT ON COLUMN invoices.part IS 'deposit, balance';
COMMENT ON COLUMN contracts.fixed_on IS 'day the stone was set on the grave';
