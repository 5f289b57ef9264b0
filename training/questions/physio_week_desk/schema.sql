CREATE TABLE therapist (
  therapist_id int PRIMARY KEY,
  full_name text NOT NULL,
  weekly_slots int NOT NULL,
  started date NOT NULL
);
CREATE TABLE patient (
  patient_id int PRIMARY KEY,
  full_name text NOT NULL,
  birth_date date NOT NULL,
  phone text,
  insurance text NOT NULL,
  first_seen date
);
COMMENT ON COLUMN patient.insurance IS 'public, private, none';
CREATE TABLE referring_doctor (
  doctor_id int PRIMARY KEY,
  doctor_name text NOT NULL,
  field text NOT NULL
);
CREATE TABLE prescription (
  prescription_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patient,
  doctor_id int REFERENCES referring_doctor,
  diagnosis text NOT NULL,
  issued_on date NOT NULL,
  sessions_allowed int NOT NULL,
  valid_until date NOT NULL
);
CREATE TABLE session (
  session_id int PRIMARY KEY,
  prescription_id int REFERENCES prescription,
  patient_id int NOT NULL REFERENCES patient,
  therapist_id int NOT NULL REFERENCES therapist,
  treatment text NOT NULL,
  starts_at timestamptz NOT NULL,
  minutes int NOT NULL,
  outcome text NOT NULL,
  price numeric(6,2) NOT NULL
);
COMMENT ON COLUMN session.outcome IS 'planned, attended, missed, cancelled';
CREATE TABLE pain_score (
  session_id int PRIMARY KEY REFERENCES session,
  before_score int NOT NULL,
  after_score int NOT NULL
);
CREATE TABLE claim (
  claim_id int PRIMARY KEY,
  prescription_id int NOT NULL REFERENCES prescription,
  submitted_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  settled_on date,
  settled_amount numeric(8,2)
);
CREATE TABLE waiting_entry (
  entry_id int PRIMARY KEY,
  person_name text NOT NULL,
  wanted_treatment text NOT NULL,
  added_on date NOT NULL,
  offered_on date,
  preferred_therapist_id int REFERENCES therapist
);
