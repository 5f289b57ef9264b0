CREATE TABLE dieticians (
  id int PRIMARY KEY,
  name text NOT NULL,
  speciality text NOT NULL,
  hourly_rate numeric(10,2) NOT NULL,
  since date NOT NULL
);
CREATE TABLE patients (
  id int PRIMARY KEY,
  name text NOT NULL,
  sex text NOT NULL,
  birth_date date NOT NULL,
  email text,
  phone text,
  height_cm int NOT NULL,
  goal text NOT NULL,
  dietician_id int NOT NULL REFERENCES dieticians(id),
  registered_at date NOT NULL,
  discharged_at date
);
CREATE TABLE prescriptions (
  id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(id),
  doctor_name text NOT NULL,
  sessions_allowed int NOT NULL,
  issued_on date NOT NULL,
  expires_on date NOT NULL
);
CREATE TABLE visits (
  id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(id),
  dietician_id int NOT NULL REFERENCES dieticians(id),
  visit_at timestamptz NOT NULL,
  minutes int NOT NULL,
  visit_type text NOT NULL,
  status text NOT NULL
);
CREATE TABLE weights (
  id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(id),
  measured_on date NOT NULL,
  kg numeric(10,2) NOT NULL
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(id),
  payer text NOT NULL,
  amount numeric(10,2) NOT NULL,
  sent_on date NOT NULL,
  due_on date NOT NULL,
  settled_on date
);
CREATE TABLE programmes (
  id int PRIMARY KEY,
  title text NOT NULL,
  price numeric(10,2) NOT NULL,
  weeks int NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE programme_enrolments (
  id int PRIMARY KEY,
  programme_id int NOT NULL REFERENCES programmes(id),
  patient_id int NOT NULL REFERENCES patients(id),
  started_on date NOT NULL,
  finished_on date,
  result text NOT NULL
);
COMMENT ON COLUMN visits.status IS 'booked, done, cancelled, missed';
COMMENT ON COLUMN programme_enrolments.result IS 'running, completed, dropped';
