CREATE TABLE estates (
  id integer PRIMARY KEY,
  name text NOT NULL,
  built_year integer NOT NULL,
  caretaker text
);
CREATE TABLE flats (
  id integer PRIMARY KEY,
  estate_id integer NOT NULL REFERENCES estates(id),
  door_number text NOT NULL,
  rooms integer NOT NULL,
  square_metres numeric(5,1) NOT NULL,
  ground_floor boolean NOT NULL,
  monthly_rent_cents integer NOT NULL
);
CREATE TABLE applicants (
  id integer PRIMARY KEY,
  name text NOT NULL,
  household_size integer NOT NULL,
  registered_on date NOT NULL,
  priority_points integer NOT NULL,
  wants_rooms integer NOT NULL,
  withdrawn_on date
);
CREATE TABLE tenancies (
  id integer PRIMARY KEY,
  flat_id integer NOT NULL REFERENCES flats(id),
  applicant_id integer NOT NULL REFERENCES applicants(id),
  starts_on date NOT NULL,
  ends_on date,
  deposit_cents integer NOT NULL
);
CREATE TABLE rent_payments (
  id integer PRIMARY KEY,
  tenancy_id integer NOT NULL REFERENCES tenancies(id),
  rent_month date NOT NULL,
  due_cents integer NOT NULL,
  paid_cents integer NOT NULL,
  paid_on date
);
COMMENT ON COLUMN rent_payments.rent_month IS 'first day of the month the rent is for';
CREATE TABLE repairs (
  id integer PRIMARY KEY,
  flat_id integer NOT NULL REFERENCES flats(id),
  trade text NOT NULL,
  reported_on date NOT NULL,
  finished_on date,
  urgent boolean NOT NULL,
  contractor text,
  cost_cents integer
);
CREATE TABLE complaints (
  id integer PRIMARY KEY,
  tenancy_id integer NOT NULL REFERENCES tenancies(id),
  against_tenancy_id integer REFERENCES tenancies(id),
  about text NOT NULL,
  received_on date NOT NULL,
  settled boolean NOT NULL
);
COMMENT ON COLUMN flats.monthly_rent_cents IS 'in euro cents';
