CREATE TABLE orchard (
  orchard_id integer PRIMARY KEY,
  orchard_name text NOT NULL,
  hectares numeric(5,2) NOT NULL,
  fruit text NOT NULL
);
CREATE TABLE picker (
  picker_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  country text NOT NULL,
  arrived date NOT NULL,
  left_on date,
  caravan_no integer
);
CREATE TABLE pick_day (
  pick_id integer PRIMARY KEY,
  picker_id integer NOT NULL REFERENCES picker,
  orchard_id integer NOT NULL REFERENCES orchard,
  day date NOT NULL,
  hours numeric(4,1) NOT NULL,
  crates integer NOT NULL,
  rejected_crates integer NOT NULL DEFAULT 0
);
CREATE TABLE payslip (
  payslip_id integer PRIMARY KEY,
  picker_id integer NOT NULL REFERENCES picker,
  week_start date NOT NULL,
  gross numeric(8,2) NOT NULL,
  rent numeric(7,2) NOT NULL DEFAULT 0,
  net numeric(8,2) NOT NULL,
  paid_on date
);
COMMENT ON COLUMN payslip.rent IS 'taken off for the caravan';
CREATE TABLE advance (
  advance_id integer PRIMARY KEY,
  picker_id integer NOT NULL REFERENCES picker,
  given_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  repaid boolean NOT NULL
);
