CREATE TABLE physician (
  physician_id integer PRIMARY KEY,
  full_name text NOT NULL,
  specialty text NOT NULL,
  salary numeric(9,2) NOT NULL,
  hired date NOT NULL,
  head_id integer REFERENCES physician(physician_id)
);
CREATE TABLE patient (
  patient_no integer PRIMARY KEY,
  full_name text NOT NULL,
  sex char(1) NOT NULL CHECK (sex IN ('F','M')),
  date_of_birth date NOT NULL,
  district text NOT NULL,
  insurer text
);
CREATE TABLE room (
  room_no text PRIMARY KEY,
  floor integer NOT NULL,
  room_type text NOT NULL
);
CREATE TABLE appointment (
  appointment_id integer PRIMARY KEY,
  patient_no integer NOT NULL REFERENCES patient(patient_no),
  physician_id integer NOT NULL REFERENCES physician(physician_id),
  room_no text REFERENCES room(room_no),
  starts_at timestamp NOT NULL,
  ends_at timestamp,
  status text NOT NULL CHECK (status IN ('kept','missed','cancelled','booked')),
  fee numeric(7,2) NOT NULL
);
CREATE TABLE medicine (
  medicine_id integer PRIMARY KEY,
  name text NOT NULL,
  brand text NOT NULL,
  price numeric(6,2) NOT NULL
);
CREATE TABLE prescription (
  appointment_id integer NOT NULL REFERENCES appointment(appointment_id),
  medicine_id integer NOT NULL REFERENCES medicine(medicine_id),
  packs integer NOT NULL,
  PRIMARY KEY (appointment_id, medicine_id)
);
