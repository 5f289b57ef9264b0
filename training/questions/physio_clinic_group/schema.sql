CREATE TABLE clinics (
  id integer PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  opened_on date NOT NULL,
  treatment_rooms integer NOT NULL
);
CREATE TABLE therapists (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  clinic_id integer NOT NULL REFERENCES clinics(id),
  speciality text,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE patients (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  date_of_birth date NOT NULL,
  town text NOT NULL,
  email text,
  insurer text,
  registered_on date NOT NULL
);
CREATE TABLE treatments (
  id integer PRIMARY KEY,
  name text NOT NULL,
  minutes integer NOT NULL,
  price numeric(8,2) NOT NULL
);
CREATE TABLE appointments (
  id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patients(id),
  therapist_id integer NOT NULL REFERENCES therapists(id),
  treatment_id integer NOT NULL REFERENCES treatments(id),
  starts_at timestamp NOT NULL,
  booked_on date NOT NULL,
  status text NOT NULL CHECK (status IN ('booked','attended','cancelled','no_show'))
);
CREATE TABLE invoices (
  id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patients(id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date
);
