CREATE TABLE blood_group (
  blood_group_id int PRIMARY KEY,
  label text NOT NULL,
  min_stock int NOT NULL
);
CREATE TABLE donor (
  donor_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  sex char(1) NOT NULL,
  born_on date NOT NULL,
  blood_group_id int REFERENCES blood_group,
  phone text,
  blocked_until date,
  registered_on date NOT NULL
);
CREATE TABLE site (
  site_id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  mobile_unit boolean NOT NULL
);
CREATE TABLE nurse (
  nurse_id int PRIMARY KEY,
  name text NOT NULL,
  site_id int NOT NULL REFERENCES site
);
CREATE TABLE donation (
  donation_id int PRIMARY KEY,
  donor_id int NOT NULL REFERENCES donor,
  site_id int NOT NULL REFERENCES site,
  nurse_id int REFERENCES nurse,
  taken_at timestamptz NOT NULL,
  product text NOT NULL CHECK (product IN ('whole blood','plasma','platelets')),
  volume_ml int NOT NULL,
  haemoglobin numeric(4,1),
  stopped_early boolean NOT NULL DEFAULT false
);
CREATE TABLE lab_test (
  lab_test_id int PRIMARY KEY,
  donation_id int NOT NULL REFERENCES donation,
  test_name text NOT NULL,
  result text CHECK (result IN ('negative','positive')),
  tested_on date
);
CREATE TABLE hospital (
  hospital_id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL
);
CREATE TABLE unit (
  unit_id int PRIMARY KEY,
  donation_id int NOT NULL REFERENCES donation,
  expires_on date NOT NULL,
  hospital_id int REFERENCES hospital,
  shipped_on date,
  discarded_on date,
  price_charged numeric(8,2)
);
