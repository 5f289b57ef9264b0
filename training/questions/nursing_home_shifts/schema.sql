CREATE TABLE homes (
  home_id integer PRIMARY KEY,
  home_name text NOT NULL,
  town text NOT NULL,
  beds integer NOT NULL
);
CREATE TABLE staff (
  staff_id integer PRIMARY KEY,
  name text NOT NULL,
  position text NOT NULL,
  home_id integer NOT NULL,
  contract_hours integer NOT NULL,
  hourly_wage numeric(5,2) NOT NULL,
  started date NOT NULL,
  finished date
);
CREATE TABLE residents (
  resident_id integer PRIMARY KEY,
  name text NOT NULL,
  born date NOT NULL,
  home_id integer NOT NULL,
  room text NOT NULL,
  moved_in date NOT NULL,
  moved_out date,
  out_reason text,
  care_grade integer NOT NULL,
  monthly_fee numeric(8,2) NOT NULL
);
CREATE TABLE shifts (
  shift_id integer PRIMARY KEY,
  home_id integer NOT NULL,
  staff_id integer,
  shift_date date NOT NULL,
  shift_kind text NOT NULL,
  hours numeric(4,1) NOT NULL,
  cancelled_sick boolean NOT NULL
);
CREATE TABLE incidents (
  incident_id integer PRIMARY KEY,
  resident_id integer NOT NULL,
  happened_at timestamp NOT NULL,
  what text NOT NULL,
  reported_by integer,
  family_told boolean NOT NULL
);
CREATE TABLE visits (
  visit_id integer PRIMARY KEY,
  resident_id integer NOT NULL,
  visitor text NOT NULL,
  visited_on date NOT NULL
);
