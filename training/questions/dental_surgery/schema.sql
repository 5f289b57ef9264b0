CREATE TABLE dentists (
  dentist_id int PRIMARY KEY,
  full_name text NOT NULL,
  field text NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE patients (
  patient_id int PRIMARY KEY,
  full_name text NOT NULL,
  date_of_birth date NOT NULL,
  town text NOT NULL,
  insurance text NOT NULL,
  phone text,
  registered_on date NOT NULL
);
CREATE TABLE treatments (
  treatment_id int PRIMARY KEY,
  name text NOT NULL,
  list_price numeric(8,2) NOT NULL,
  duration_minutes int NOT NULL
);
CREATE TABLE appointments (
  appointment_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(patient_id),
  dentist_id int NOT NULL REFERENCES dentists(dentist_id),
  starts_at timestamp NOT NULL,
  status text NOT NULL
);
CREATE TABLE performed_treatments (
  performed_id int PRIMARY KEY,
  appointment_id int NOT NULL REFERENCES appointments(appointment_id),
  treatment_id int NOT NULL REFERENCES treatments(treatment_id),
  tooth int,
  price numeric(8,2) NOT NULL
);
CREATE TABLE bills (
  bill_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(patient_id),
  sent_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date
);
