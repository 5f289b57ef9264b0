CREATE TABLE ward (
  id integer PRIMARY KEY,
  name text NOT NULL,
  floor integer NOT NULL,
  speciality text NOT NULL
);
COMMENT ON TABLE ward IS 'hospital wards';
CREATE TABLE bed (
  id integer PRIMARY KEY,
  ward_id integer NOT NULL REFERENCES ward(id),
  label text NOT NULL,
  state char(1) NOT NULL,
  isolation boolean NOT NULL
);
COMMENT ON TABLE bed IS 'single beds on the wards';
COMMENT ON COLUMN bed.state IS 'F = free, O = occupied, C = waiting for cleaning, X = out of order';
COMMENT ON COLUMN bed.isolation IS 'bed stands in an isolation room';
CREATE TABLE doctor (
  id integer PRIMARY KEY,
  name text NOT NULL,
  grade text NOT NULL,
  ward_id integer REFERENCES ward(id)
);
COMMENT ON TABLE doctor IS 'hospital doctors';
COMMENT ON COLUMN doctor.grade IS 'junior, senior or consultant';
COMMENT ON COLUMN doctor.ward_id IS 'ward where the doctor mainly works, empty for floating staff';
CREATE TABLE inpatient (
  id integer PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  dob date NOT NULL,
  gender text NOT NULL,
  insurer text
);
COMMENT ON TABLE inpatient IS 'people who have been admitted at least once or are registered';
COMMENT ON COLUMN inpatient.dob IS 'date of birth';
COMMENT ON COLUMN inpatient.insurer IS 'health insurance, empty for people who pay themselves';
CREATE TABLE stay (
  id integer PRIMARY KEY,
  inpatient_id integer NOT NULL REFERENCES inpatient(id),
  bed_id integer NOT NULL REFERENCES bed(id),
  doctor_id integer NOT NULL REFERENCES doctor(id),
  arrived_at timestamp NOT NULL,
  discharged_at timestamp,
  route text NOT NULL,
  bill numeric(9,2)
);
COMMENT ON TABLE stay IS 'one admission of a patient to a bed';
COMMENT ON COLUMN stay.discharged_at IS 'empty while the patient is still in hospital';
COMMENT ON COLUMN stay.route IS 'how the patient came: emergency, planned or transfer';
COMMENT ON COLUMN stay.bill IS 'invoiced amount in pounds, empty until invoiced';
CREATE TABLE surgery (
  id integer PRIMARY KEY,
  stay_id integer NOT NULL REFERENCES stay(id),
  surgeon_id integer NOT NULL REFERENCES doctor(id),
  operation text NOT NULL,
  theatre integer NOT NULL,
  began timestamp NOT NULL,
  ended timestamp NOT NULL
);
COMMENT ON TABLE surgery IS 'operations done during a stay';
COMMENT ON COLUMN surgery.theatre IS 'number of the operating theatre';
CREATE TABLE diet (
  stay_id integer NOT NULL REFERENCES stay(id),
  kind text NOT NULL,
  PRIMARY KEY (stay_id, kind)
);
COMMENT ON TABLE diet IS 'special meals ordered for a stay';
