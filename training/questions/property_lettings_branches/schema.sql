CREATE TABLE branches (
  branch_id int PRIMARY KEY,
  branch_name text NOT NULL
);
CREATE TABLE landlords (
  landlord_id int PRIMARY KEY,
  landlord_name text NOT NULL,
  email text,
  lives_abroad boolean NOT NULL
);
CREATE TABLE properties (
  property_id int PRIMARY KEY,
  address text NOT NULL,
  town text NOT NULL,
  branch_id int NOT NULL REFERENCES branches,
  landlord_id int NOT NULL REFERENCES landlords,
  property_type text NOT NULL,
  bedrooms int NOT NULL,
  asking_rent numeric(8,2) NOT NULL,
  management_fee_percent numeric(4,1) NOT NULL,
  gas_check_due date
);
CREATE TABLE tenants (
  tenant_id int PRIMARY KEY,
  tenant_name text NOT NULL,
  mobile text
);
CREATE TABLE tenancies (
  tenancy_id int PRIMARY KEY,
  property_id int NOT NULL REFERENCES properties,
  tenant_id int NOT NULL REFERENCES tenants,
  start_date date NOT NULL,
  end_date date,
  monthly_rent numeric(8,2) NOT NULL,
  deposit numeric(8,2) NOT NULL
);
CREATE TABLE rent_charges (
  charge_id int PRIMARY KEY,
  tenancy_id int NOT NULL REFERENCES tenancies,
  due_date date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_date date
);
CREATE TABLE repairs (
  repair_id int PRIMARY KEY,
  property_id int NOT NULL REFERENCES properties,
  reported_on date NOT NULL,
  trade text NOT NULL,
  priority text NOT NULL,
  contractor text,
  completed_on date,
  cost numeric(8,2)
);
COMMENT ON COLUMN tenancies.end_date IS 'empty while the tenant has not given notice';
