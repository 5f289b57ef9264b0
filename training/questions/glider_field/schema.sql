CREATE TABLE pilot (
  pilot_id integer PRIMARY KEY,
  name text NOT NULL,
  licence_no text,
  licence_valid_to date,
  medical_valid_to date,
  instructor boolean NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE glider (
  reg text PRIMARY KEY,
  type text NOT NULL,
  seats integer NOT NULL,
  built integer NOT NULL,
  owner_id integer REFERENCES pilot(pilot_id),
  glide_ratio integer NOT NULL,
  inspected_on date NOT NULL,
  insured_to date NOT NULL,
  rate_per_min numeric(4,2) NOT NULL
);
COMMENT ON COLUMN glider.owner_id IS 'empty for gliders of the club';
CREATE TABLE launch (
  launch_no integer PRIMARY KEY,
  reg text NOT NULL REFERENCES glider(reg),
  pic_id integer NOT NULL REFERENCES pilot(pilot_id),
  second_id integer REFERENCES pilot(pilot_id),
  method text NOT NULL,
  took_off timestamptz NOT NULL,
  landed timestamptz,
  release_m integer NOT NULL,
  max_m integer NOT NULL,
  km integer NOT NULL,
  landed_out boolean NOT NULL,
  launch_fee numeric(6,2) NOT NULL,
  time_fee numeric(6,2) NOT NULL,
  settled_on date
);
COMMENT ON COLUMN launch.pic_id IS 'pilot in command';
COMMENT ON COLUMN launch.second_id IS 'pupil or guest in the other seat';
COMMENT ON COLUMN launch.method IS 'W winch, A aerotow';
COMMENT ON COLUMN launch.landed_out IS 'came down on a field away from home';
COMMENT ON COLUMN launch.settled_on IS 'day on which both fees were paid';
CREATE TABLE badge (
  pilot_id integer NOT NULL REFERENCES pilot(pilot_id),
  badge text NOT NULL,
  earned_on date NOT NULL,
  PRIMARY KEY (pilot_id, badge)
);
CREATE TABLE duty (
  duty_date date NOT NULL,
  job text NOT NULL,
  pilot_id integer NOT NULL REFERENCES pilot(pilot_id),
  PRIMARY KEY (duty_date, job)
);
