CREATE TABLE patients (
  patient_id int PRIMARY KEY,
  surname text NOT NULL,
  given_name text NOT NULL,
  date_of_birth date NOT NULL,
  mobile text,
  insurer_id int,
  registered_on date NOT NULL,
  next_recall_on date
);
CREATE TABLE insurers (
  insurer_id int PRIMARY KEY,
  insurer_name text NOT NULL
);
ALTER TABLE patients ADD FOREIGN KEY (insurer_id) REFERENCES insurers;
CREATE TABLE dentists (
  dentist_id int PRIMARY KEY,
  dentist_name text NOT NULL,
  speciality text
);
CREATE TABLE appointments (
  appointment_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients,
  dentist_id int NOT NULL REFERENCES dentists,
  room text NOT NULL,
  starts_at timestamp NOT NULL,
  minutes int NOT NULL,
  booked_on date NOT NULL,
  booked_via text NOT NULL,
  state text NOT NULL
);
COMMENT ON COLUMN appointments.state IS 'planned, arrived, completed, no-show, cancelled';
CREATE TABLE treatments (
  code text PRIMARY KEY,
  treatment_name text NOT NULL,
  standard_fee numeric(8,2) NOT NULL
);
CREATE TABLE performed (
  performed_id int PRIMARY KEY,
  appointment_id int NOT NULL REFERENCES appointments,
  code text NOT NULL REFERENCES treatments,
  tooth int,
  fee numeric(8,2) NOT NULL
);
CREATE TABLE bills (
  bill_no int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients,
  bill_date date NOT NULL,
  total numeric(9,2) NOT NULL,
  insurer_part numeric(9,2) NOT NULL
);
CREATE TABLE receipts (
  receipt_id int PRIMARY KEY,
  bill_no int NOT NULL REFERENCES bills,
  received_on date NOT NULL,
  amount numeric(9,2) NOT NULL
);
