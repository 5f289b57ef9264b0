CREATE TABLE tariff (
  tariff_code text PRIMARY KEY,
  tariff_name text NOT NULL,
  fuel text NOT NULL CHECK (fuel IN ('electricity','gas')),
  unit_rate_ct numeric(6,2) NOT NULL,
  standing_eur_month numeric(6,2) NOT NULL,
  is_green boolean NOT NULL
);
COMMENT ON COLUMN tariff.unit_rate_ct IS 'price of one kWh in cents';
COMMENT ON COLUMN tariff.standing_eur_month IS 'standing charge in euros a month';
CREATE TABLE customer (
  cust_no integer PRIMARY KEY,
  cust_name text NOT NULL,
  cust_type text NOT NULL CHECK (cust_type IN ('household','business')),
  signed_on date NOT NULL,
  pays_by text NOT NULL
);
CREATE TABLE supply_point (
  point_no integer PRIMARY KEY,
  occupier_no integer NOT NULL REFERENCES customer(cust_no),
  payer_no integer NOT NULL REFERENCES customer(cust_no),
  street text NOT NULL,
  town text NOT NULL,
  tariff_code text NOT NULL REFERENCES tariff,
  supply_from date NOT NULL,
  supply_to date
);
COMMENT ON COLUMN supply_point.occupier_no IS 'customer who lives or works there';
COMMENT ON COLUMN supply_point.payer_no IS 'customer who gets the bill';
CREATE TABLE meter (
  meter_no text PRIMARY KEY,
  point_no integer NOT NULL REFERENCES supply_point,
  is_smart boolean NOT NULL,
  made_on date NOT NULL,
  fitted_on date NOT NULL,
  removed_on date
);
CREATE TABLE reading (
  meter_no text NOT NULL REFERENCES meter,
  read_on date NOT NULL,
  entered_on date NOT NULL,
  kwh_total integer NOT NULL,
  kwh_since_last integer,
  source text NOT NULL CHECK (source IN ('customer','reader','remote','estimate')),
  PRIMARY KEY (meter_no, read_on)
);
COMMENT ON COLUMN reading.kwh_total IS 'what the dial shows';
COMMENT ON COLUMN reading.kwh_since_last IS 'use since the reading before; empty on the first';
CREATE TABLE bill (
  bill_no integer PRIMARY KEY,
  point_no integer NOT NULL REFERENCES supply_point,
  period_from date NOT NULL,
  period_to date NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  kwh_billed integer NOT NULL,
  energy_charge numeric(9,2) NOT NULL,
  standing_charge numeric(9,2) NOT NULL,
  vat numeric(9,2) NOT NULL,
  total numeric(9,2) NOT NULL
);
CREATE TABLE fault_call (
  call_no integer PRIMARY KEY,
  point_no integer NOT NULL REFERENCES supply_point,
  called_at timestamp NOT NULL,
  restored_at timestamp,
  fault text NOT NULL
);
