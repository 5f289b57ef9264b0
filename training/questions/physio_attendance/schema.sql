CREATE TABLE therapists (id serial PRIMARY KEY, name text NOT NULL, employed_since date NOT NULL, hourly_wage numeric(6,2) NOT NULL);
CREATE TABLE patients (id int PRIMARY KEY, name text NOT NULL, birth_date date NOT NULL, insurer text, registered_on date NOT NULL);
CREATE TABLE treatments (id int PRIMARY KEY, name text NOT NULL, minutes int NOT NULL, list_price numeric(6,2) NOT NULL);
CREATE TABLE referrals (id int PRIMARY KEY, patient_id int NOT NULL REFERENCES patients, doctor text NOT NULL, issued_on date NOT NULL, received_on date NOT NULL, sessions_allowed int NOT NULL);
CREATE TABLE appointments (
  id int PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patients,
  therapist_id int NOT NULL REFERENCES therapists,
  treatment_id int NOT NULL REFERENCES treatments,
  referral_id int REFERENCES referrals,
  booked_at timestamp NOT NULL,
  starts_at timestamp NOT NULL,
  status text NOT NULL, -- planned, attended, no_show, cancelled
  price_charged numeric(6,2),
  copay numeric(6,2)
);
CREATE TABLE pain_scores (id int PRIMARY KEY, appointment_id int NOT NULL REFERENCES appointments, before int NOT NULL, after int NOT NULL);
CREATE TABLE insurer_payments (id int PRIMARY KEY, appointment_id int NOT NULL REFERENCES appointments, submitted_on date NOT NULL, paid_on date, amount numeric(6,2) NOT NULL);
