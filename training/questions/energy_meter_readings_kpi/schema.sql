CREATE TABLE supplier_tariff (
  tariff_code text PRIMARY KEY,
  label text NOT NULL,
  standing_charge_month numeric(6,2) NOT NULL,
  price_per_kwh numeric(6,4) NOT NULL,
  green boolean NOT NULL
);
CREATE TABLE household (
  household_id int PRIMARY KEY,
  contact_name text NOT NULL,
  district text NOT NULL,
  persons int,
  heat_pump boolean NOT NULL
);
CREATE TABLE contract (
  contract_id int PRIMARY KEY,
  household_id int NOT NULL REFERENCES household,
  tariff_code text NOT NULL REFERENCES supplier_tariff,
  start_date date NOT NULL,
  end_date date,
  monthly_instalment numeric(7,2) NOT NULL,
  sales_channel text NOT NULL
);
CREATE TABLE meter (
  meter_no text PRIMARY KEY,
  household_id int NOT NULL REFERENCES household,
  smart boolean NOT NULL,
  installed_on date NOT NULL,
  removed_on date
);
CREATE TABLE consumption (
  meter_no text NOT NULL REFERENCES meter,
  month date NOT NULL,
  kwh numeric(8,1) NOT NULL,
  estimated boolean NOT NULL,
  PRIMARY KEY (meter_no, month)
);
COMMENT ON COLUMN consumption.month IS 'first day of the month';
CREATE TABLE feed_in (
  meter_no text NOT NULL REFERENCES meter,
  month date NOT NULL,
  kwh numeric(8,1) NOT NULL,
  credit numeric(8,2) NOT NULL,
  PRIMARY KEY (meter_no, month)
);
CREATE TABLE bill (
  bill_no int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES contract,
  period_from date NOT NULL,
  period_to date NOT NULL,
  amount numeric(8,2) NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE outage (
  outage_id int PRIMARY KEY,
  district text NOT NULL,
  began timestamp NOT NULL,
  restored timestamp,
  cause text,
  households_hit int NOT NULL
);
