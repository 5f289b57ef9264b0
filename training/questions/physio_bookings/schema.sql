CREATE TABLE patients (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender char(1) NOT NULL,
  insurance text NOT NULL,
  born_on date NOT NULL,
  reminder_opt_in boolean NOT NULL
);
CREATE TABLE therapists (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  employment text NOT NULL,
  accepts_new_patients boolean NOT NULL
);
CREATE TABLE treatments (
  id integer PRIMARY KEY,
  name text NOT NULL,
  minutes integer NOT NULL,
  price numeric(6,2) NOT NULL
);
CREATE TABLE bookings (
  id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patients(id),
  therapist_id integer NOT NULL REFERENCES therapists(id),
  treatment_id integer NOT NULL REFERENCES treatments(id),
  status text NOT NULL,
  booked_via text NOT NULL,
  starts_at timestamp NOT NULL,
  first_visit boolean NOT NULL
);
CREATE TABLE bills (
  id integer PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings(id),
  amount numeric(7,2) NOT NULL,
  paid char(1) NOT NULL,
  billed_on date NOT NULL
);
CREATE TABLE waiting_list (
  id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patients(id),
  treatment_id integer NOT NULL REFERENCES treatments(id),
  status text NOT NULL,
  added_on date NOT NULL
);
