CREATE TABLE wards (
  id int PRIMARY KEY,
  name text NOT NULL,
  floor int NOT NULL,
  specialty text NOT NULL,
  head_nurse text
);
CREATE TABLE beds (
  id int PRIMARY KEY,
  ward_id int NOT NULL REFERENCES wards(id),
  bed_label text NOT NULL,
  single_room boolean NOT NULL,
  has_ventilator boolean NOT NULL,
  blocked_since date,
  blocked_reason text
);
CREATE TABLE consultants (
  id int PRIMARY KEY,
  name text NOT NULL,
  specialty text NOT NULL
);
CREATE TABLE inpatients (
  id int PRIMARY KEY,
  hospital_no text NOT NULL UNIQUE,
  last_name text NOT NULL,
  first_name text NOT NULL,
  born date NOT NULL,
  sex char(1) NOT NULL,
  home_town text
);
CREATE TABLE admissions (
  id int PRIMARY KEY,
  inpatient_id int NOT NULL REFERENCES inpatients(id),
  consultant_id int NOT NULL REFERENCES consultants(id),
  bed_id int REFERENCES beds(id),
  route text NOT NULL,
  diagnosis text NOT NULL,
  admitted_at timestamptz NOT NULL,
  expected_discharge date,
  discharged_at timestamptz,
  discharged_to text
);
CREATE TABLE transfers (
  id int PRIMARY KEY,
  admission_id int NOT NULL REFERENCES admissions(id),
  from_bed_id int NOT NULL REFERENCES beds(id),
  to_bed_id int NOT NULL REFERENCES beds(id),
  moved_at timestamptz NOT NULL,
  reason text
);
CREATE TABLE infections (
  id int PRIMARY KEY,
  admission_id int NOT NULL REFERENCES admissions(id),
  germ text NOT NULL,
  found_on date NOT NULL,
  acquired_here boolean NOT NULL
);
