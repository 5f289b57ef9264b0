CREATE TABLE fee_bands (
  band char(1) PRIMARY KEY,
  band_name text NOT NULL,
  reduction_pct int NOT NULL
);
CREATE TABLE enrolment_status (
  status_id int PRIMARY KEY,
  status_name text NOT NULL
);
CREATE TABLE rooms (
  room_code text PRIMARY KEY,
  seats int NOT NULL,
  step_free boolean NOT NULL
);
CREATE TABLE tutors (
  tutor_id int PRIMARY KEY,
  tutor_name text NOT NULL,
  subject_area text NOT NULL,
  is_active boolean NOT NULL,
  dbs_valid_until date
);
CREATE TABLE learners (
  learner_id int PRIMARY KEY,
  learner_name text NOT NULL,
  birth_year int NOT NULL,
  nationality char(2) NOT NULL,
  band char(1) NOT NULL REFERENCES fee_bands(band),
  newsletter char(1) NOT NULL
);
CREATE TABLE classes (
  class_id int PRIMARY KEY,
  class_title text NOT NULL,
  tutor_id int NOT NULL REFERENCES tutors(tutor_id),
  room_code text REFERENCES rooms(room_code),
  day_of_week int NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  capacity int NOT NULL,
  full_fee numeric(7,2) NOT NULL,
  mode char(1) NOT NULL,
  run_state char(1) NOT NULL
);
CREATE TABLE enrolments (
  enrolment_id int PRIMARY KEY,
  class_id int NOT NULL REFERENCES classes(class_id),
  learner_id int NOT NULL REFERENCES learners(learner_id),
  applied_on date NOT NULL,
  accepted_on date,
  left_on date,
  status_id int NOT NULL REFERENCES enrolment_status(status_id),
  fee_due numeric(7,2) NOT NULL,
  fee_paid_on date,
  paid_by char(2)
);
CREATE TABLE exams (
  exam_id int PRIMARY KEY,
  enrolment_id int NOT NULL REFERENCES enrolments(enrolment_id),
  sat_on date NOT NULL,
  marked_on date,
  grade char(1),
  resit boolean NOT NULL
);
CREATE TABLE loans (
  loan_id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learners(learner_id),
  item text NOT NULL,
  item_kind char(1) NOT NULL,
  lent_on date NOT NULL,
  due_back_on date NOT NULL,
  returned_on date
);
COMMENT ON COLUMN tutors.dbs_valid_until IS 'police check valid until, null if there is none';
COMMENT ON COLUMN learners.nationality IS 'ISO country code';
COMMENT ON COLUMN learners.newsletter IS 'Y or N';
COMMENT ON COLUMN classes.day_of_week IS '1 Monday to 7 Sunday';
COMMENT ON COLUMN classes.mode IS 'F face to face, O online, B blended (both)';
COMMENT ON COLUMN classes.run_state IS 'P planned, R running, E ended, X cancelled for lack of learners';
COMMENT ON COLUMN enrolments.left_on IS 'day the learner gave up the class';
COMMENT ON COLUMN enrolments.paid_by IS 'CA cash, CD card, BT bank transfer, EM employer; null until paid';
COMMENT ON COLUMN exams.grade IS 'D distinction, M merit, P pass, F fail; null until marked';
COMMENT ON COLUMN loans.item_kind IS 'B book, T tool, L laptop';
COMMENT ON COLUMN loans.returned_on IS 'null while lent out';
