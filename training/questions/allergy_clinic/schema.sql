CREATE TABLE doctor (
  doctor_id integer PRIMARY KEY,
  title varchar(10) NOT NULL,
  surname varchar(60) NOT NULL,
  specialty varchar(60) NOT NULL,
  room varchar(8),
  started date NOT NULL
);
CREATE TABLE patient (
  patient_id integer PRIMARY KEY,
  given_name varchar(60) NOT NULL,
  family_name varchar(60) NOT NULL,
  sex char(1) NOT NULL,
  birth_date date NOT NULL,
  town varchar(60) NOT NULL,
  insurer varchar(60),
  doctor_id integer REFERENCES doctor(doctor_id),
  registered date NOT NULL,
  discharged date
);
CREATE TABLE allergen (
  allergen_id integer PRIMARY KEY,
  name varchar(60) NOT NULL,
  family varchar(40) NOT NULL,
  season varchar(20)
);
CREATE TABLE appointment (
  appointment_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient(patient_id),
  doctor_id integer NOT NULL REFERENCES doctor(doctor_id),
  scheduled timestamp NOT NULL,
  minutes integer NOT NULL,
  reason varchar(60) NOT NULL,
  attended boolean,
  fee numeric(8,2) NOT NULL
);
CREATE TABLE skin_test (
  skin_test_id integer PRIMARY KEY,
  appointment_id integer NOT NULL REFERENCES appointment(appointment_id),
  allergen_id integer NOT NULL REFERENCES allergen(allergen_id),
  wheal_mm numeric(4,1) NOT NULL,
  outcome varchar(12) NOT NULL
);
CREATE TABLE treatment_course (
  treatment_course_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient(patient_id),
  allergen_id integer NOT NULL REFERENCES allergen(allergen_id),
  form varchar(12) NOT NULL,
  planned_doses integer NOT NULL,
  price_per_dose numeric(8,2) NOT NULL,
  begun date NOT NULL,
  ended date,
  stop_reason varchar(60)
);
CREATE TABLE dose (
  dose_id integer PRIMARY KEY,
  treatment_course_id integer NOT NULL REFERENCES treatment_course(treatment_course_id),
  given_at timestamp NOT NULL,
  nurse varchar(60) NOT NULL,
  reaction varchar(10) NOT NULL
);
