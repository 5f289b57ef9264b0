CREATE TABLE nation (
  iso char(2) PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE person (
  id integer PRIMARY KEY,
  name text NOT NULL,
  nation char(2) NOT NULL REFERENCES nation(iso),
  trade text NOT NULL,
  arrived date NOT NULL,
  departs date,
  winters_over boolean NOT NULL,
  bunk text
);
CREATE TABLE project (
  code text PRIMARY KEY,
  title text NOT NULL,
  lead_id integer REFERENCES person(id),
  field text NOT NULL,
  starts date NOT NULL,
  ends date,
  grant_usd integer NOT NULL,
  grant_nok integer
);
CREATE TABLE project_member (
  project_code text NOT NULL REFERENCES project(code),
  person_id integer NOT NULL REFERENCES person(id),
  PRIMARY KEY (project_code, person_id)
);
CREATE TABLE traverse (
  id integer PRIMARY KEY,
  project_code text REFERENCES project(code),
  leader_id integer NOT NULL REFERENCES person(id),
  left_at timestamptz NOT NULL,
  due_back timestamptz NOT NULL,
  back_at timestamptz,
  km integer,
  destination text NOT NULL
);
CREATE TABLE ice_core (
  label text PRIMARY KEY,
  project_code text NOT NULL REFERENCES project(code),
  drilled date NOT NULL,
  depth_from_m numeric(6,1) NOT NULL,
  depth_to_m numeric(6,1) NOT NULL,
  store text NOT NULL,
  analysed boolean NOT NULL
);
CREATE TABLE weather (
  day date PRIMARY KEY,
  temp_min numeric(4,1) NOT NULL,
  temp_max numeric(4,1) NOT NULL,
  wind_max_kmh integer,
  whiteout boolean NOT NULL
);
CREATE TABLE supply (
  id integer PRIMARY KEY,
  item text NOT NULL,
  category text NOT NULL,
  unit text NOT NULL,
  on_hand numeric(9,1) NOT NULL,
  weekly_use numeric(8,1) NOT NULL,
  expires date
);
CREATE TABLE clinic_visit (
  id integer PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person(id),
  seen_at timestamptz NOT NULL,
  complaint text NOT NULL,
  days_off integer NOT NULL
);
