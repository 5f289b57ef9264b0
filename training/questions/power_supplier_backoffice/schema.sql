CREATE TABLE grid_area (
  area_id int PRIMARY KEY,
  area_name text NOT NULL,
  operator_name text NOT NULL
);
CREATE TABLE sales_channel (
  channel_id int PRIMARY KEY,
  channel_name text NOT NULL
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  staff_name text NOT NULL,
  team text NOT NULL,
  started date NOT NULL,
  ended date
);
CREATE TABLE tariff (
  tariff_id int PRIMARY KEY,
  tariff_name text NOT NULL,
  energy text NOT NULL,
  is_green boolean NOT NULL,
  min_months int NOT NULL,
  offered_until date
);
CREATE TABLE tariff_price (
  tariff_id int NOT NULL REFERENCES tariff(tariff_id),
  valid_from date NOT NULL,
  cents_per_kwh numeric(6,2) NOT NULL,
  base_fee_month numeric(6,2) NOT NULL,
  PRIMARY KEY (tariff_id, valid_from)
);
CREATE TABLE account (
  account_id int PRIMARY KEY,
  account_name text NOT NULL,
  segment text NOT NULL,
  opened date NOT NULL,
  closed date,
  paperless boolean NOT NULL,
  pays_by text NOT NULL
);
CREATE TABLE supply_point (
  point_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account(account_id),
  area_id int NOT NULL REFERENCES grid_area(area_id),
  street text NOT NULL,
  town text NOT NULL,
  energy text NOT NULL
);
CREATE TABLE meter (
  meter_id int PRIMARY KEY,
  serial_no text NOT NULL,
  point_id int NOT NULL REFERENCES supply_point(point_id),
  meter_kind text NOT NULL,
  installed date NOT NULL,
  removed date
);
CREATE TABLE meter_reading (
  reading_id int PRIMARY KEY,
  meter_id int NOT NULL REFERENCES meter(meter_id),
  read_on date NOT NULL,
  value_kwh int NOT NULL,
  source text NOT NULL,
  entered_by int REFERENCES staff(staff_id)
);
CREATE TABLE contract (
  contract_id int PRIMARY KEY,
  point_id int NOT NULL REFERENCES supply_point(point_id),
  tariff_id int NOT NULL REFERENCES tariff(tariff_id),
  channel_id int NOT NULL REFERENCES sales_channel(channel_id),
  sold_by int REFERENCES staff(staff_id),
  approved_by int REFERENCES staff(staff_id),
  signed date NOT NULL,
  supply_start date NOT NULL,
  supply_end date,
  expected_kwh_year int NOT NULL
);
CREATE TABLE other_supplier (
  other_supplier_id int PRIMARY KEY,
  supplier_name text NOT NULL
);
CREATE TABLE switch_case (
  switch_id int PRIMARY KEY,
  point_id int NOT NULL REFERENCES supply_point(point_id),
  other_supplier_id int NOT NULL REFERENCES other_supplier(other_supplier_id),
  direction text NOT NULL,
  requested date NOT NULL,
  effective date,
  outcome text NOT NULL
);
CREATE TABLE invoice (
  invoice_id int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES contract(contract_id),
  issued date NOT NULL,
  due date NOT NULL,
  period_from date NOT NULL,
  period_to date NOT NULL,
  kwh int NOT NULL,
  energy_amount numeric(10,2) NOT NULL,
  base_amount numeric(10,2) NOT NULL,
  vat_amount numeric(10,2) NOT NULL,
  total_amount numeric(10,2) NOT NULL
);
CREATE TABLE payment (
  payment_id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoice(invoice_id),
  received date NOT NULL,
  amount numeric(10,2) NOT NULL,
  bounced boolean NOT NULL
);
CREATE TABLE reminder (
  reminder_id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoice(invoice_id),
  level int NOT NULL,
  sent date NOT NULL,
  fee numeric(6,2) NOT NULL
);
CREATE TABLE outage (
  outage_id int PRIMARY KEY,
  area_id int NOT NULL REFERENCES grid_area(area_id),
  began timestamp NOT NULL,
  restored timestamp,
  cause text NOT NULL
);
CREATE TABLE outage_point (
  outage_id int NOT NULL REFERENCES outage(outage_id),
  point_id int NOT NULL REFERENCES supply_point(point_id),
  compensation numeric(8,2),
  PRIMARY KEY (outage_id, point_id)
);
CREATE TABLE service_case (
  case_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES account(account_id),
  contract_id int REFERENCES contract(contract_id),
  topic text NOT NULL,
  received_via text NOT NULL,
  opened_by int NOT NULL REFERENCES staff(staff_id),
  resolved_by int REFERENCES staff(staff_id),
  opened timestamp NOT NULL,
  resolved timestamp
);
COMMENT ON COLUMN account.segment IS 'household, business, public';
COMMENT ON COLUMN account.pays_by IS 'direct debit, transfer, card';
COMMENT ON COLUMN tariff.energy IS 'electricity, gas';
COMMENT ON COLUMN meter.meter_kind IS 'smart, analogue';
COMMENT ON COLUMN meter_reading.source IS 'remote, customer, technician, estimate';
COMMENT ON COLUMN switch_case.direction IS 'in (to us), out (away from us)';
COMMENT ON COLUMN switch_case.outcome IS 'done, rejected, pending';
COMMENT ON COLUMN staff.team IS 'sales, service, billing, field';
