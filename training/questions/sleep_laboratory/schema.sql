CREATE TABLE physicians (
  id serial PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  specialty text NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE patients (
  id serial PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date NOT NULL,
  city text,
  insurer text,
  referred_by text
);
CREATE TABLE rooms (
  id serial PRIMARY KEY,
  name text NOT NULL,
  floor integer NOT NULL,
  has_video boolean NOT NULL
);
CREATE TABLE studies (
  id serial PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patients(id),
  room_id integer NOT NULL REFERENCES rooms(id),
  physician_id integer REFERENCES physicians(id),
  study_type text NOT NULL,
  night_of date NOT NULL,
  lights_off timestamptz,
  lights_on timestamptz,
  status text NOT NULL CHECK (status IN ('booked','recorded','scored','reported','no-show')),
  fee numeric(8,2) NOT NULL
);
CREATE TABLE results (
  id serial PRIMARY KEY,
  study_id integer NOT NULL UNIQUE REFERENCES studies(id),
  apnea_index numeric(5,1) NOT NULL,
  sleep_efficiency numeric(4,1) NOT NULL,
  lowest_oxygen integer,
  severity text NOT NULL,
  reported_on date
);
CREATE TABLE cpap_loans (
  id serial PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patients(id),
  model text NOT NULL,
  lent_on date NOT NULL,
  due_on date NOT NULL,
  returned_on date,
  deposit numeric(7,2) NOT NULL
);
