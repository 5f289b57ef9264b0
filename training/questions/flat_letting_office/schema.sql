CREATE TABLE landlords (
  landlord_id int PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL
);
CREATE TABLE buildings (
  building_id int PRIMARY KEY,
  landlord_id int NOT NULL REFERENCES landlords(landlord_id),
  street text NOT NULL,
  city text NOT NULL,
  built_year int NOT NULL,
  has_lift boolean NOT NULL
);
CREATE TABLE flats (
  flat_id int PRIMARY KEY,
  building_id int NOT NULL REFERENCES buildings(building_id),
  flat_number text NOT NULL,
  rooms int NOT NULL,
  square_metres numeric(6,1) NOT NULL,
  asking_rent numeric(8,2) NOT NULL
);
CREATE TABLE tenants (
  tenant_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL
);
CREATE TABLE leases (
  lease_id int PRIMARY KEY,
  flat_id int NOT NULL REFERENCES flats(flat_id),
  tenant_id int NOT NULL REFERENCES tenants(tenant_id),
  start_date date NOT NULL,
  end_date date,
  monthly_rent numeric(8,2) NOT NULL,
  deposit numeric(8,2) NOT NULL
);
CREATE TABLE rent_payments (
  payment_id int PRIMARY KEY,
  lease_id int NOT NULL REFERENCES leases(lease_id),
  rent_month date NOT NULL,
  paid_on date NOT NULL,
  amount numeric(8,2) NOT NULL
);
CREATE TABLE repairs (
  repair_id int PRIMARY KEY,
  flat_id int NOT NULL REFERENCES flats(flat_id),
  reported_on date NOT NULL,
  trade text NOT NULL,
  description text NOT NULL,
  cost numeric(8,2),
  completed_on date
);
