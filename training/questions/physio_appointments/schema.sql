CREATE TABLE clinics (
  clinic_id integer PRIMARY KEY,
  clinic_name text NOT NULL
);
CREATE TABLE therapists (
  therapist_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  clinic_id integer NOT NULL REFERENCES clinics(clinic_id),
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE patients (
  patient_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  date_of_birth date NOT NULL,
  registered_on date NOT NULL,
  discharged_on date,
  last_edited timestamp NOT NULL
);
CREATE TABLE referrals (
  referral_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patients(patient_id),
  referred_by text NOT NULL,
  complaint text NOT NULL,
  referral_date date NOT NULL,
  received_on date NOT NULL,
  accepted_on date,
  rejected_on date
);
CREATE TABLE appointments (
  appointment_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patients(patient_id),
  therapist_id integer NOT NULL REFERENCES therapists(therapist_id),
  kind text NOT NULL,
  fee numeric(7,2) NOT NULL,
  appointment_at timestamp NOT NULL,
  booked_at timestamp NOT NULL,
  reminder_sent_at timestamp,
  checked_in_at timestamp,
  started_at timestamp,
  ended_at timestamp,
  cancelled_at timestamp,
  last_edited timestamp NOT NULL
);
CREATE TABLE bills (
  bill_id integer PRIMARY KEY,
  appointment_id integer NOT NULL REFERENCES appointments(appointment_id),
  total numeric(7,2) NOT NULL,
  bill_date date NOT NULL,
  sent_at timestamp,
  due_on date NOT NULL,
  paid_on date,
  last_edited timestamp NOT NULL
);
