CREATE TABLE masters (
  master_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  speciality text NOT NULL
);
CREATE TABLE people (
  person_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  sex char(1) NOT NULL,
  position text NOT NULL,
  handedness text NOT NULL,
  driving_licence boolean NOT NULL,
  lodging text NOT NULL,
  master_id integer NOT NULL REFERENCES masters,
  joined_on date NOT NULL
);
CREATE TABLE clients (
  client_id integer PRIMARY KEY,
  name text NOT NULL,
  client_type text NOT NULL,
  origin text NOT NULL
);
CREATE TABLE commissions (
  commission_id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients,
  piece text NOT NULL,
  wood text NOT NULL,
  finish text NOT NULL,
  style text NOT NULL,
  ordered_on date NOT NULL,
  due_on date NOT NULL,
  stage text NOT NULL,
  price numeric(9,2) NOT NULL,
  payment text NOT NULL
);
CREATE TABLE work_log (
  log_id integer PRIMARY KEY,
  commission_id integer NOT NULL REFERENCES commissions,
  person_id integer NOT NULL REFERENCES people,
  worked_on date NOT NULL,
  task text NOT NULL,
  hours numeric(4,1) NOT NULL,
  quality text NOT NULL
);
CREATE TABLE school_days (
  school_day_id integer PRIMARY KEY,
  person_id integer NOT NULL REFERENCES people,
  held_on date NOT NULL,
  weekday text NOT NULL,
  attendance text NOT NULL,
  mark text
);
CREATE TABLE tools (
  tool_id integer PRIMARY KEY,
  name text NOT NULL,
  power text NOT NULL,
  condition text NOT NULL,
  kept_by integer REFERENCES people
);
