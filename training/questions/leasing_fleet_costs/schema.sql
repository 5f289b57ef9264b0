CREATE TABLE lessee (lessee_id int PRIMARY KEY, company text NOT NULL, sector text NOT NULL, account_manager text);
CREATE TABLE car_type (type_id int PRIMARY KEY, brand text NOT NULL, type_name text NOT NULL, drivetrain text NOT NULL, catalogue_price numeric(9,2) NOT NULL);
CREATE TABLE vehicle (
  plate text PRIMARY KEY,
  type_id int NOT NULL REFERENCES car_type,
  purchased_on date NOT NULL,
  purchase_price numeric(9,2) NOT NULL,
  sold_on date,
  sold_price numeric(9,2)
);
CREATE TABLE lease_contract (
  contract_no int PRIMARY KEY,
  plate text NOT NULL REFERENCES vehicle,
  lessee_id int NOT NULL REFERENCES lessee,
  driver_name text,
  start_date date NOT NULL,
  planned_end date NOT NULL,
  actual_end date,
  monthly_rate numeric(7,2) NOT NULL,
  km_per_year int NOT NULL
);
CREATE TABLE odometer (plate text NOT NULL REFERENCES vehicle, read_on date NOT NULL, km int NOT NULL, PRIMARY KEY (plate, read_on));
CREATE TABLE service_cost (
  cost_id int PRIMARY KEY,
  plate text NOT NULL REFERENCES vehicle,
  cost_type text NOT NULL,
  garage text,
  amount numeric(8,2) NOT NULL,
  booked_on date NOT NULL
);
COMMENT ON COLUMN service_cost.cost_type IS 'maintenance, tyres, damage or insurance';
CREATE TABLE traffic_fine (
  fine_id int PRIMARY KEY,
  contract_no int NOT NULL REFERENCES lease_contract,
  offence_on date NOT NULL,
  amount numeric(6,2) NOT NULL,
  recharged_on date
);
CREATE TABLE rate_invoice (
  invoice_no int PRIMARY KEY,
  contract_no int NOT NULL REFERENCES lease_contract,
  month date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date
);
