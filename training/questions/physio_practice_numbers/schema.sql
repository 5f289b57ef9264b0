CREATE TABLE insurers (
  insurer_no int PRIMARY KEY,
  insurer_name text NOT NULL,
  private boolean NOT NULL
);
CREATE TABLE patients (
  patient_no int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  sex text NOT NULL,
  birth_date date NOT NULL,
  insurer_no int NOT NULL REFERENCES insurers(insurer_no),
  first_seen date NOT NULL,
  referred_by text
);
CREATE TABLE therapists (
  therapist_no int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  contract_hours int NOT NULL
);
CREATE TABLE services (
  service_code text PRIMARY KEY,
  service_name text NOT NULL,
  minutes int NOT NULL,
  fee numeric(6,2) NOT NULL
);
CREATE TABLE prescriptions (
  prescription_no int PRIMARY KEY,
  patient_no int NOT NULL REFERENCES patients(patient_no),
  service_code text NOT NULL REFERENCES services(service_code),
  issued_on date NOT NULL,
  sessions_allowed int NOT NULL,
  body_part text NOT NULL
);
CREATE TABLE appointments (
  appointment_no int PRIMARY KEY,
  prescription_no int NOT NULL REFERENCES prescriptions(prescription_no),
  therapist_no int NOT NULL REFERENCES therapists(therapist_no),
  starts_at timestamp NOT NULL,
  outcome text NOT NULL,
  pain_before int,
  pain_after int
);
CREATE TABLE bills (
  bill_no int PRIMARY KEY,
  prescription_no int NOT NULL REFERENCES prescriptions(prescription_no),
  billed_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_amount numeric(8,2) NOT NULL,
  paid_on date
);
COMMENT ON COLUMN patients.sex IS 'f or m';
COMMENT ON COLUMN appointments.outcome IS 'done, cancelled, missed or planned';
COMMENT ON COLUMN appointments.pain_before IS 'pain from 0 to 10 as told by the patient; only for sessions done';
COMMENT ON COLUMN patients.referred_by IS 'doctor who sent the patient; null when the patient came alone';
