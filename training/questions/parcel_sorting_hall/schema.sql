CREATE TABLE workers (
  worker_no integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  sex text NOT NULL,
  employment text NOT NULL,
  forklift_licence boolean NOT NULL,
  mother_tongue text NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE lanes (
  lane_no integer PRIMARY KEY,
  tag_colour text NOT NULL,
  destination text NOT NULL,
  condition text NOT NULL
);
CREATE TABLE shifts (
  shift_id integer PRIMARY KEY,
  worker_no integer NOT NULL REFERENCES workers,
  lane_no integer NOT NULL REFERENCES lanes,
  worked_on date NOT NULL,
  shift text NOT NULL,
  role text NOT NULL,
  hours numeric(4,1) NOT NULL,
  overtime boolean NOT NULL
);
CREATE TABLE absences (
  absence_id integer PRIMARY KEY,
  worker_no integer NOT NULL REFERENCES workers,
  from_date date NOT NULL,
  to_date date NOT NULL,
  reason text NOT NULL,
  approved text NOT NULL
);
CREATE TABLE parcels (
  parcel_id integer PRIMARY KEY,
  lane_no integer NOT NULL REFERENCES lanes,
  scanned_at timestamp NOT NULL,
  size text NOT NULL,
  service text NOT NULL,
  hazard text NOT NULL,
  outcome text NOT NULL,
  weight_kg numeric(5,1) NOT NULL
);
CREATE TABLE incidents (
  incident_id integer PRIMARY KEY,
  lane_no integer NOT NULL REFERENCES lanes,
  happened_on date NOT NULL,
  kind text NOT NULL,
  severity text NOT NULL,
  downtime_minutes integer NOT NULL
);
