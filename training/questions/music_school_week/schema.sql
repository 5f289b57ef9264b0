CREATE TABLE instrument (instrument_id int PRIMARY KEY, instrument_name text NOT NULL, family text NOT NULL);
CREATE TABLE teacher (
  teacher_id int PRIMARY KEY,
  teacher_name text NOT NULL,
  pay_per_hour numeric(6,2) NOT NULL,
  since date NOT NULL
);
CREATE TABLE teacher_instrument (
  teacher_id int NOT NULL REFERENCES teacher,
  instrument_id int NOT NULL REFERENCES instrument,
  PRIMARY KEY (teacher_id, instrument_id)
);
CREATE TABLE pupil (
  pupil_id int PRIMARY KEY,
  pupil_name text NOT NULL,
  birth_date date NOT NULL,
  village text NOT NULL,
  parent_phone text
);
CREATE TABLE enrolment (
  enrolment_id int PRIMARY KEY,
  pupil_id int NOT NULL REFERENCES pupil,
  instrument_id int NOT NULL REFERENCES instrument,
  teacher_id int REFERENCES teacher,
  lesson_minutes int NOT NULL,
  term_fee numeric(7,2) NOT NULL,
  enrolled_on date NOT NULL,
  left_on date
);
CREATE TABLE lesson (
  lesson_id int PRIMARY KEY,
  enrolment_id int NOT NULL REFERENCES enrolment,
  lesson_date date NOT NULL,
  outcome text NOT NULL
);
COMMENT ON COLUMN lesson.outcome IS 'planned, held, pupil absent, teacher absent';
CREATE TABLE loan_instrument (
  loan_no int PRIMARY KEY,
  instrument_id int NOT NULL REFERENCES instrument,
  serial text NOT NULL,
  pupil_id int REFERENCES pupil,
  lent_on date,
  monthly_rent numeric(6,2) NOT NULL
);
CREATE TABLE concert (concert_id int PRIMARY KEY, title text NOT NULL, concert_date date NOT NULL, hall text NOT NULL);
CREATE TABLE concert_piece (
  concert_id int NOT NULL REFERENCES concert,
  pupil_id int NOT NULL REFERENCES pupil,
  piece text NOT NULL,
  minutes int NOT NULL,
  PRIMARY KEY (concert_id, pupil_id)
);
CREATE TABLE fee_payment (
  payment_id int PRIMARY KEY,
  enrolment_id int NOT NULL REFERENCES enrolment,
  term text NOT NULL,
  due_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  paid_on date
);
