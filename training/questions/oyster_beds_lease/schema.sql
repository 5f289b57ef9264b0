CREATE TABLE growers (
  grower_id integer PRIMARY KEY,
  grower_name text NOT NULL,
  village text NOT NULL,
  cooperative boolean NOT NULL
);
CREATE TABLE beds (
  bed_code text PRIMARY KEY,
  bay text NOT NULL,
  area_m2 integer NOT NULL,
  depth_class text NOT NULL CHECK (depth_class IN ('shallow','deep'))
);
CREATE TABLE leases (
  lease_id integer PRIMARY KEY,
  bed_code text NOT NULL REFERENCES beds,
  grower_id integer NOT NULL REFERENCES growers,
  signed_on date NOT NULL,
  begins_on date NOT NULL,
  ends_on date,
  yearly_rent numeric(9,2) NOT NULL
);
CREATE TABLE rent_payments (
  payment_id integer PRIMARY KEY,
  lease_id integer NOT NULL REFERENCES leases,
  for_year integer NOT NULL,
  due_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date
);
CREATE TABLE harvests (
  harvest_id integer PRIMARY KEY,
  bed_code text NOT NULL REFERENCES beds,
  grower_id integer NOT NULL REFERENCES growers,
  harvested_on date NOT NULL,
  dozens integer NOT NULL,
  rejected_dozens integer NOT NULL DEFAULT 0,
  grade text NOT NULL CHECK (grade IN ('1','2','3'))
);
CREATE TABLE water_tests (
  test_id integer PRIMARY KEY,
  bed_code text NOT NULL REFERENCES beds,
  taken_on date NOT NULL,
  coliform integer NOT NULL,
  passed boolean,
  lab text NOT NULL
);
COMMENT ON COLUMN water_tests.passed IS 'empty until the laboratory has reported';
