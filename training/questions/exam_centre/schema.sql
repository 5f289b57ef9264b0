CREATE TABLE subjects (
  subject_code text PRIMARY KEY,
  title text NOT NULL,
  board_level text NOT NULL
);
CREATE TABLE candidates (
  candidate_no integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender char(1) NOT NULL,
  entry_type text NOT NULL,
  home_country char(2) NOT NULL,
  access_need text NOT NULL,
  email_updates boolean NOT NULL
);
CREATE TABLE rooms (
  room_id integer PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  step_free char(1) NOT NULL,
  seats integer NOT NULL
);
CREATE TABLE staff (
  staff_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  job text NOT NULL,
  pay_type text NOT NULL
);
CREATE TABLE sittings (
  sitting_id integer PRIMARY KEY,
  subject_code text NOT NULL REFERENCES subjects,
  room_id integer NOT NULL REFERENCES rooms,
  invigilator_id integer NOT NULL REFERENCES staff,
  sat_on date NOT NULL,
  session text NOT NULL,
  mode text NOT NULL,
  state text NOT NULL
);
CREATE TABLE entries (
  entry_id integer PRIMARY KEY,
  sitting_id integer NOT NULL REFERENCES sittings,
  candidate_no integer NOT NULL REFERENCES candidates,
  entered_on date NOT NULL,
  fee_paid_by text NOT NULL,
  attendance text NOT NULL,
  result text
);
CREATE TABLE appeals (
  appeal_id integer PRIMARY KEY,
  entry_id integer NOT NULL REFERENCES entries,
  lodged_on date NOT NULL,
  decision text NOT NULL
);
CREATE TABLE irregularities (
  irregularity_id integer PRIMARY KEY,
  sitting_id integer NOT NULL REFERENCES sittings,
  noted_on date NOT NULL,
  nature text NOT NULL,
  gravity text NOT NULL
);
