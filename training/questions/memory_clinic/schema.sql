CREATE TABLE clinician (
  clinician_id integer PRIMARY KEY,
  full_name text NOT NULL,
  role text NOT NULL,
  room text
);
CREATE TABLE patient (
  patient_id integer PRIMARY KEY,
  full_name text NOT NULL,
  date_of_birth date NOT NULL,
  sex char(1) NOT NULL CHECK (sex IN ('F','M')),
  town text NOT NULL,
  lives_alone boolean NOT NULL,
  referred_on date NOT NULL,
  discharged_on date,
  key_worker_id integer REFERENCES clinician(clinician_id)
);
CREATE TABLE carer (
  carer_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient(patient_id),
  full_name text NOT NULL,
  relation text NOT NULL,
  phone text
);
CREATE TABLE appointment (
  appointment_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient(patient_id),
  clinician_id integer NOT NULL REFERENCES clinician(clinician_id),
  starts_at timestamp NOT NULL,
  minutes integer NOT NULL,
  kind text NOT NULL,
  outcome text CHECK (outcome IN ('attended','missed','cancelled'))
);
CREATE TABLE test_score (
  test_score_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient(patient_id),
  test_name text NOT NULL,
  taken_on date NOT NULL,
  score integer NOT NULL,
  maximum integer NOT NULL
);
CREATE TABLE diagnosis (
  diagnosis_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient(patient_id),
  label text NOT NULL,
  made_on date NOT NULL,
  made_by integer NOT NULL REFERENCES clinician(clinician_id)
);
CREATE TABLE prescription (
  prescription_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient(patient_id),
  medicine text NOT NULL,
  daily_dose_mg numeric(5,1) NOT NULL,
  started_on date NOT NULL,
  stopped_on date,
  monthly_cost numeric(7,2) NOT NULL
);
