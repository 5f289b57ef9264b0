CREATE TABLE patient (
  patient_id serial PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  gender char(1),
  date_of_birth date NOT NULL,
  registered_on date NOT NULL,
  left_on date,
  usual_doctor int,
  mobile text,
  smoker boolean
);
CREATE TABLE doctor (
  doctor_id serial PRIMARY KEY,
  full_name text NOT NULL,
  role text NOT NULL,
  room text
);
ALTER TABLE patient ADD FOREIGN KEY (usual_doctor) REFERENCES doctor;
CREATE TABLE appointment (
  appointment_id serial PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patient,
  doctor_id int NOT NULL REFERENCES doctor,
  starts_at timestamp NOT NULL,
  minutes int NOT NULL,
  mode text NOT NULL,
  arrived_at timestamp,
  outcome text NOT NULL -- booked, seen, dna (did not attend), cancelled
);
CREATE TABLE prescription (
  prescription_id serial PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patient,
  medicine text NOT NULL,
  repeat boolean NOT NULL,
  requested_on date NOT NULL,
  signed_on date,
  collected_on date
);
CREATE TABLE vaccination (
  vaccination_id serial PRIMARY KEY,
  patient_id int NOT NULL REFERENCES patient,
  vaccine text NOT NULL,
  given_on date NOT NULL
);
CREATE TABLE phone_message (
  message_id serial PRIMARY KEY,
  patient_id int REFERENCES patient,
  taken_at timestamp NOT NULL,
  for_doctor int REFERENCES doctor,
  body text NOT NULL,
  called_back_at timestamp
);
