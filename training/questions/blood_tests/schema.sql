CREATE TABLE practice (
  practice_code text PRIMARY KEY,
  practice_name text NOT NULL,
  district text NOT NULL,
  courier_round int
);
CREATE TABLE doctor (
  doctor_no int PRIMARY KEY,
  doctor_name text NOT NULL,
  practice_code text NOT NULL REFERENCES practice(practice_code),
  speciality text
);
CREATE TABLE patient (
  patient_no int PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  sex char(1) NOT NULL,
  born date NOT NULL,
  allergic_latex boolean NOT NULL DEFAULT false
);
CREATE TABLE analyser (
  analyser_id int PRIMARY KEY,
  brand text NOT NULL,
  bench text NOT NULL,
  last_calibrated date,
  in_use boolean NOT NULL
);
CREATE TABLE assay (
  assay_code text PRIMARY KEY,
  assay_name text NOT NULL,
  unit text,
  ref_low numeric(8,2),
  ref_high numeric(8,2),
  price numeric(6,2) NOT NULL,
  needs_fasting boolean NOT NULL,
  bench text NOT NULL
);
CREATE TABLE request (
  request_no int PRIMARY KEY,
  patient_no int NOT NULL REFERENCES patient(patient_no),
  doctor_no int NOT NULL REFERENCES doctor(doctor_no),
  urgent boolean NOT NULL,
  drawn_at timestamp NOT NULL,
  received_at timestamp,
  reported_at timestamp,
  sample_state text NOT NULL
);
CREATE TABLE result (
  request_no int NOT NULL REFERENCES request(request_no),
  assay_code text NOT NULL REFERENCES assay(assay_code),
  analyser_id int REFERENCES analyser(analyser_id),
  measured numeric(9,2),
  flag text,
  repeated boolean NOT NULL DEFAULT false,
  PRIMARY KEY (request_no, assay_code)
);
