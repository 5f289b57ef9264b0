CREATE TABLE clinics (
  clinic_id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL
);
CREATE TABLE podiatrists (
  podiatrist_id int PRIMARY KEY,
  name text NOT NULL,
  clinic_id int NOT NULL REFERENCES clinics(clinic_id),
  hired_on date NOT NULL
);
CREATE TABLE patients (
  patient_id int PRIMARY KEY,
  name text NOT NULL,
  birth_date date NOT NULL,
  phone text,
  email text,
  gp_name text,
  diabetic boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE services (
  service_id int PRIMARY KEY,
  name text NOT NULL,
  duration_min int NOT NULL,
  price numeric(10,2) NOT NULL
);
CREATE TABLE appointments (
  appointment_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(patient_id),
  podiatrist_id int NOT NULL REFERENCES podiatrists(podiatrist_id),
  service_id int NOT NULL REFERENCES services(service_id),
  starts_at timestamptz NOT NULL,
  status text NOT NULL,
  booked_at timestamptz NOT NULL,
  booked_via text NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  appointment_id int NOT NULL REFERENCES appointments(appointment_id),
  amount numeric(10,2) NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  status text NOT NULL
);
CREATE TABLE payments (
  payment_id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoices(invoice_id),
  amount numeric(10,2) NOT NULL,
  method text NOT NULL,
  paid_on date NOT NULL
);
CREATE TABLE waiting_list (
  waiting_list_id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients(patient_id),
  service_id int NOT NULL REFERENCES services(service_id),
  added_on date NOT NULL,
  offered_on date
);
COMMENT ON COLUMN appointments.status IS 'booked, completed, no_show, cancelled';
COMMENT ON COLUMN invoices.status IS 'open, paid, written_off';
