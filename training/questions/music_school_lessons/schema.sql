CREATE TABLE teachers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  instrument text NOT NULL,
  still_teaching text NOT NULL
);
CREATE TABLE pupils (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_year integer NOT NULL,
  state text NOT NULL
);
CREATE TABLE enrolments (
  id integer PRIMARY KEY,
  pupil_id integer NOT NULL REFERENCES pupils,
  teacher_id integer NOT NULL REFERENCES teachers,
  begins date NOT NULL,
  ends date,
  trial boolean NOT NULL
);
CREATE TABLE lessons (
  id integer PRIMARY KEY,
  enrolment_id integer NOT NULL REFERENCES enrolments,
  at timestamp NOT NULL,
  minutes integer NOT NULL,
  result text NOT NULL
);
CREATE TABLE instruments (
  id integer PRIMARY KEY,
  kind text NOT NULL,
  serial_no text NOT NULL,
  condition text NOT NULL,
  written_off_on date
);
CREATE TABLE instrument_loans (
  id integer PRIMARY KEY,
  instrument_id integer NOT NULL REFERENCES instruments,
  pupil_id integer NOT NULL REFERENCES pupils,
  lent_on date NOT NULL,
  due_on date NOT NULL,
  returned_on date,
  deposit numeric(7,2) NOT NULL
);
CREATE TABLE fees (
  id integer PRIMARY KEY,
  pupil_id integer NOT NULL REFERENCES pupils,
  term text NOT NULL,
  due_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  paid_on date,
  waived boolean NOT NULL
);
