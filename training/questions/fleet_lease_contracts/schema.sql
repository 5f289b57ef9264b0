CREATE TABLE lessee (
  lessee_id integer PRIMARY KEY,
  company text NOT NULL,
  city text NOT NULL,
  rating text NOT NULL
);
COMMENT ON COLUMN lessee.rating IS 'credit rating A (best) to D';
CREATE TABLE car (
  vin text PRIMARY KEY,
  make text NOT NULL,
  model text NOT NULL,
  drive text NOT NULL,
  list_price numeric(10,2) NOT NULL,
  bought_for numeric(10,2) NOT NULL,
  first_registered date NOT NULL,
  sold_on date,
  sold_for numeric(10,2)
);
COMMENT ON COLUMN car.drive IS 'electric, hybrid, petrol, diesel';
COMMENT ON COLUMN car.bought_for IS 'what we paid after the dealer''s rebate';
CREATE TABLE contract (
  contract_no integer PRIMARY KEY,
  lessee_id integer NOT NULL REFERENCES lessee,
  vin text NOT NULL REFERENCES car,
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  months integer NOT NULL,
  ends_on date NOT NULL,
  returned_on date,
  monthly_rate numeric(8,2) NOT NULL,
  service_rate numeric(8,2) NOT NULL DEFAULT 0,
  down_payment numeric(9,2) NOT NULL DEFAULT 0,
  km_per_year integer NOT NULL,
  km_at_return integer
);
COMMENT ON COLUMN contract.monthly_rate IS 'finance rate without service';
COMMENT ON COLUMN contract.service_rate IS 'monthly price of the service package, on top';
COMMENT ON COLUMN contract.ends_on IS 'agreed end';
CREATE TABLE instalment (
  contract_no integer NOT NULL REFERENCES contract,
  due_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date,
  bounced boolean NOT NULL DEFAULT false,
  PRIMARY KEY (contract_no, due_on)
);
COMMENT ON COLUMN instalment.bounced IS 'the direct debit came back once';
CREATE TABLE damage (
  damage_id integer PRIMARY KEY,
  contract_no integer NOT NULL REFERENCES contract,
  happened_on date NOT NULL,
  reported_on date NOT NULL,
  what text NOT NULL,
  estimate numeric(9,2) NOT NULL,
  final_cost numeric(9,2),
  charged_to_lessee numeric(9,2) NOT NULL DEFAULT 0
);
