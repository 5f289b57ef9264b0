CREATE TABLE therapist (
  therapist_id serial PRIMARY KEY,
  full_name varchar(80) NOT NULL,
  speciality varchar(40),
  weekly_hours smallint NOT NULL,
  started date NOT NULL,
  finished date
);
CREATE TABLE insurer (
  insurer_id serial PRIMARY KEY,
  insurer_name varchar(60) NOT NULL,
  payment_term_days smallint NOT NULL
);
CREATE TABLE patient (
  patient_id serial PRIMARY KEY,
  surname varchar(40) NOT NULL,
  given_name varchar(40) NOT NULL,
  birth_date date NOT NULL,
  town varchar(40),
  mobile varchar(20),
  insurer_id int REFERENCES insurer,
  registered_on date NOT NULL,
  referred_by varchar(60)
);
CREATE TABLE treatment_type (
  treatment_type_id serial PRIMARY KEY,
  label varchar(60) NOT NULL,
  minutes smallint NOT NULL,
  fee_cents int NOT NULL
);
CREATE TABLE treatment_plan (
  treatment_plan_id serial PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patient,
  therapist_id int NOT NULL REFERENCES therapist,
  complaint varchar(60) NOT NULL,
  body_part varchar(30) NOT NULL,
  start_date date NOT NULL,
  end_date date,
  sessions_prescribed smallint NOT NULL,
  outcome varchar(20)
);
CREATE TABLE session (
  session_id serial PRIMARY KEY,
  treatment_plan_id int NOT NULL REFERENCES treatment_plan,
  therapist_id int NOT NULL REFERENCES therapist,
  treatment_type_id int NOT NULL REFERENCES treatment_type,
  starts_at timestamp NOT NULL,
  attendance varchar(12) NOT NULL CHECK (attendance IN ('attended','no-show','cancelled','booked')),
  pain_before smallint,
  pain_after smallint,
  note text
);
CREATE TABLE bill (
  bill_id serial PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patient,
  issued date NOT NULL,
  amount_cents int NOT NULL,
  billed_to varchar(10) NOT NULL,
  paid_on date
);
