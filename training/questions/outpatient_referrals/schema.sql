CREATE TABLE department (id integer PRIMARY KEY, code text NOT NULL UNIQUE, title text NOT NULL);
CREATE TABLE doctor (
  id integer PRIMARY KEY,
  surname text NOT NULL,
  given_name text NOT NULL,
  department_id integer REFERENCES department(id),
  is_gp boolean NOT NULL
);
COMMENT ON COLUMN doctor.is_gp IS 'general practitioner outside the hospital, who sends patients to us';
CREATE TABLE patient (
  id integer PRIMARY KEY,
  record_no text NOT NULL UNIQUE,
  surname text NOT NULL,
  given_name text NOT NULL,
  sex char(1) NOT NULL,
  birth_date date NOT NULL,
  registered_on date NOT NULL,
  family_doctor_id integer REFERENCES doctor(id),
  died_on date
);
CREATE TABLE referral (
  id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient(id),
  referring_doctor_id integer NOT NULL REFERENCES doctor(id),
  department_id integer NOT NULL REFERENCES department(id),
  written_on date NOT NULL,
  received_on date NOT NULL,
  triaged_on date,
  urgency text NOT NULL CHECK (urgency IN ('routine','soon','urgent')),
  reason text NOT NULL,
  declined_on date
);
CREATE TABLE appointment (
  id integer PRIMARY KEY,
  referral_id integer NOT NULL REFERENCES referral(id),
  treating_doctor_id integer NOT NULL REFERENCES doctor(id),
  booked_at timestamp NOT NULL,
  starts_at timestamp NOT NULL,
  arrived_at timestamp,
  seen_at timestamp,
  left_at timestamp,
  cancelled_at timestamp,
  planned_minutes integer NOT NULL,
  fee numeric(8,2) NOT NULL,
  insurer_share numeric(8,2) NOT NULL,
  patient_share numeric(8,2) NOT NULL
);
COMMENT ON COLUMN appointment.booked_at IS 'when the booking was made';
COMMENT ON COLUMN appointment.starts_at IS 'when it is planned to begin';
COMMENT ON COLUMN appointment.seen_at IS 'when the doctor called the patient in';
