CREATE TABLE machines (
  machine_code text PRIMARY KEY,
  model text NOT NULL,
  machine_type text NOT NULL,
  rated_tonnes_per_hour int NOT NULL,
  finance_per_month numeric(9,2),
  in_fleet_from date NOT NULL
);
CREATE TABLE contractors (
  contractor_id int PRIMARY KEY,
  contractor_name text NOT NULL,
  branch_of_trade text NOT NULL,
  county text NOT NULL
);
CREATE TABLE hires (
  hire_id int PRIMARY KEY,
  contractor_id int NOT NULL REFERENCES contractors(contractor_id),
  machine_code text NOT NULL REFERENCES machines(machine_code),
  agreed_on date NOT NULL,
  on_site_from date NOT NULL,
  on_site_until date,
  rate_per_tonne numeric(6,2) NOT NULL,
  minimum_tonnes int NOT NULL,
  mobilisation_fee numeric(8,2) NOT NULL
);
CREATE TABLE shifts (
  shift_id int PRIMARY KEY,
  hire_id int NOT NULL REFERENCES hires(hire_id),
  shift_date date NOT NULL,
  operator_name text NOT NULL,
  hours_planned numeric(4,1) NOT NULL,
  hours_crushing numeric(4,1) NOT NULL,
  tonnes numeric(7,1) NOT NULL,
  diesel_litres numeric(6,1) NOT NULL
);
CREATE TABLE stoppages (
  stoppage_id int PRIMARY KEY,
  shift_id int NOT NULL REFERENCES shifts(shift_id),
  reason text NOT NULL,
  minutes int NOT NULL,
  our_fault boolean NOT NULL
);
CREATE TABLE wear_parts (
  fitted_id int PRIMARY KEY,
  machine_code text NOT NULL REFERENCES machines(machine_code),
  part text NOT NULL,
  fitted_on date NOT NULL,
  part_cost numeric(8,2) NOT NULL,
  under_warranty boolean NOT NULL
);
CREATE TABLE hire_bills (
  bill_no int PRIMARY KEY,
  hire_id int NOT NULL REFERENCES hires(hire_id),
  billed_on date NOT NULL,
  payable_by date NOT NULL,
  crushing numeric(10,2) NOT NULL,
  mobilisation numeric(8,2) NOT NULL,
  retention_held numeric(8,2) NOT NULL,
  cleared_on date
);
COMMENT ON COLUMN machines.machine_type IS 'jaw, impact, cone, screen';
COMMENT ON COLUMN hire_bills.retention_held IS 'part of the bill the contractor keeps back';
