CREATE TABLE species (
  code char(5) PRIMARY KEY,
  common_name text NOT NULL,
  latin_name text NOT NULL,
  family text NOT NULL,
  red_listed boolean NOT NULL DEFAULT false
);
CREATE TABLE ringer (
  ringer_id integer PRIMARY KEY,
  full_name text NOT NULL,
  licence_no text NOT NULL UNIQUE,
  licence_class char(1) NOT NULL CHECK (licence_class IN ('A','C','T')),
  licence_expires date NOT NULL,
  trainer_id integer REFERENCES ringer(ringer_id)
);
CREATE TABLE site (
  site_id integer PRIMARY KEY,
  site_name text NOT NULL,
  county text NOT NULL,
  habitat text NOT NULL,
  net_metres integer
);
CREATE TABLE ringing_session (
  session_id integer PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site(site_id),
  lead_ringer_id integer NOT NULL REFERENCES ringer(ringer_id),
  session_date date NOT NULL,
  nets_open time NOT NULL,
  nets_closed time NOT NULL,
  wind_force integer,
  travel_cost numeric(6,2)
);
CREATE TABLE bird (
  ring_no text PRIMARY KEY,
  species_code char(5) NOT NULL REFERENCES species(code),
  sex char(1) CHECK (sex IN ('M','F')),
  age_when_ringed text NOT NULL
);
CREATE TABLE capture (
  capture_id integer PRIMARY KEY,
  session_id integer NOT NULL REFERENCES ringing_session(session_id),
  ring_no text NOT NULL REFERENCES bird(ring_no),
  capture_type text NOT NULL CHECK (capture_type IN ('new','retrap')),
  wing_mm integer,
  weight_g numeric(5,1),
  fat_score integer
);
CREATE TABLE recovery_report (
  report_id integer PRIMARY KEY,
  ring_no text NOT NULL REFERENCES bird(ring_no),
  found_on date NOT NULL,
  country text NOT NULL,
  condition text NOT NULL,
  distance_km integer NOT NULL,
  finder_name text
);
