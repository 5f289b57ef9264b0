CREATE TABLE pilot (
  pilot_code text PRIMARY KEY,
  pilot_name text NOT NULL,
  class integer NOT NULL,
  licence_until date NOT NULL,
  on_leave boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN pilot.class IS '1 is the highest, 3 the lowest';
CREATE TABLE ship (
  imo integer PRIMARY KEY,
  ship_name text NOT NULL,
  flag text NOT NULL,
  ship_type text NOT NULL,
  length_m numeric(5,1) NOT NULL,
  draught_m numeric(4,1)
);
CREATE TABLE berth (
  berth_no text PRIMARY KEY,
  terminal text NOT NULL,
  max_draught_m numeric(4,1) NOT NULL
);
CREATE TABLE pilotage (
  job_no integer PRIMARY KEY,
  imo integer NOT NULL REFERENCES ship,
  pilot_code text REFERENCES pilot,
  direction text NOT NULL CHECK (direction IN ('in','out','shift')),
  berth_no text NOT NULL REFERENCES berth,
  ordered_for timestamptz NOT NULL,
  boarded_at timestamptz,
  off_at timestamptz,
  tugs integer NOT NULL DEFAULT 0,
  fee numeric(9,2) NOT NULL
);
CREATE TABLE incident (
  incident_no integer PRIMARY KEY,
  job_no integer NOT NULL REFERENCES pilotage,
  happened_on date NOT NULL,
  severity text NOT NULL CHECK (severity IN ('minor','serious')),
  closed_on date
);
