CREATE TABLE interpreters (
  interpreter_no int PRIMARY KEY,
  full_name text NOT NULL,
  town text NOT NULL,
  sworn_since date,
  hourly_fee numeric(6,2) NOT NULL,
  travel_per_km numeric(4,2) NOT NULL,
  paused_until date
);
CREATE TABLE interpreter_languages (
  interpreter_no int NOT NULL,
  language text NOT NULL,
  proficiency text NOT NULL,
  PRIMARY KEY (interpreter_no, language)
);
CREATE TABLE authorities (
  authority_code text PRIMARY KEY,
  authority_name text NOT NULL,
  kind text NOT NULL,
  pays_within_days int NOT NULL
);
CREATE TABLE assignments (
  assignment_no int PRIMARY KEY,
  authority_code text NOT NULL,
  language text NOT NULL,
  interpreter_no int,
  requested_at timestamptz NOT NULL,
  takes_place_at timestamptz NOT NULL,
  planned_minutes int NOT NULL,
  worked_minutes int,
  km numeric(6,1),
  remote boolean NOT NULL,
  urgent boolean NOT NULL,
  result text NOT NULL
);
CREATE TABLE fee_notes (
  fee_note_no int PRIMARY KEY,
  assignment_no int NOT NULL,
  issued_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date
);
CREATE TABLE feedback (
  feedback_id int PRIMARY KEY,
  assignment_no int NOT NULL,
  grade int NOT NULL,
  words text,
  given_on date NOT NULL
);
