CREATE TABLE department (dep_id integer PRIMARY KEY, dep_name text NOT NULL, budget_2026 numeric(12,2) NOT NULL);
CREATE TABLE vendor (vendor_id integer PRIMARY KEY, vendor_name text NOT NULL, country text NOT NULL, category text NOT NULL, risk text NOT NULL, last_reviewed date);
COMMENT ON COLUMN vendor.risk IS 'low, medium, high';
CREATE TABLE person (person_id integer PRIMARY KEY, person_name text NOT NULL, dep_id integer NOT NULL REFERENCES department, left_on date);
CREATE TABLE contract (
  contract_no text PRIMARY KEY,
  vendor_id integer NOT NULL REFERENCES vendor,
  dep_id integer NOT NULL REFERENCES department,
  owner_id integer NOT NULL REFERENCES person(person_id),
  signed_by integer REFERENCES person(person_id),
  title text NOT NULL,
  kind text NOT NULL,
  signed_on date,
  valid_from date NOT NULL,
  valid_to date,
  notice_months integer NOT NULL,
  auto_renew boolean NOT NULL,
  yearly_value numeric(11,2) NOT NULL,
  total_value numeric(12,2),
  currency text NOT NULL,
  terminated_on date
);
COMMENT ON COLUMN contract.valid_to IS 'null = open-ended';
COMMENT ON COLUMN contract.total_value IS 'over the whole term, null when open-ended';
COMMENT ON COLUMN contract.kind IS 'service, licence, lease, supply';
CREATE TABLE amendment (contract_no text NOT NULL REFERENCES contract, no integer NOT NULL, agreed_on date NOT NULL, what text NOT NULL, old_yearly numeric(11,2), new_yearly numeric(11,2), PRIMARY KEY (contract_no, no));
CREATE TABLE obligation (ob_id integer PRIMARY KEY, contract_no text NOT NULL REFERENCES contract, ob_text text NOT NULL, due_on date NOT NULL, done_on date, on_us boolean NOT NULL);
COMMENT ON COLUMN obligation.on_us IS 'true: we have to do it; false: the vendor';
CREATE TABLE payment (pay_id integer PRIMARY KEY, contract_no text NOT NULL REFERENCES contract, paid_on date NOT NULL, amount numeric(11,2) NOT NULL);
