CREATE TABLE subject (
  subject_id int PRIMARY KEY,
  title varchar(60) NOT NULL,
  department varchar(30) NOT NULL,
  level varchar(15) NOT NULL,
  fee numeric(7,2) NOT NULL
);
CREATE TABLE tutor (
  tutor_id int PRIMARY KEY,
  tutor_name varchar(60) NOT NULL,
  pay_per_session numeric(6,2) NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE room (
  room_no varchar(6) PRIMARY KEY,
  building varchar(30) NOT NULL,
  seats int NOT NULL,
  has_projector boolean NOT NULL
);
CREATE TABLE class_group (
  group_id int PRIMARY KEY,
  subject_id int NOT NULL REFERENCES subject(subject_id),
  tutor_id int REFERENCES tutor(tutor_id),
  room_no varchar(6) REFERENCES room(room_no),
  term varchar(12) NOT NULL,
  weekday int NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  max_places int NOT NULL,
  cancelled boolean NOT NULL
);
CREATE TABLE learner (
  learner_id int PRIMARY KEY,
  learner_name varchar(60) NOT NULL,
  date_of_birth date,
  town varchar(30) NOT NULL,
  concession varchar(15),
  registered_at timestamp NOT NULL
);
CREATE TABLE enrolment (
  enrolment_id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learner(learner_id),
  group_id int NOT NULL REFERENCES class_group(group_id),
  enrolled_on date NOT NULL,
  withdrew_on date,
  fee_charged numeric(7,2) NOT NULL,
  fee_paid numeric(7,2) NOT NULL,
  final_grade varchar(12)
);
CREATE TABLE attendance (
  enrolment_id int NOT NULL REFERENCES enrolment(enrolment_id),
  session_date date NOT NULL,
  mark varchar(10) NOT NULL,
  PRIMARY KEY (enrolment_id, session_date)
);
CREATE TABLE waiting_place (
  waiting_id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learner(learner_id),
  subject_id int NOT NULL REFERENCES subject(subject_id),
  asked_on date NOT NULL,
  offered_on date
);
COMMENT ON COLUMN class_group.weekday IS '1 = Monday to 7 = Sunday';
COMMENT ON COLUMN class_group.term IS 'e.g. autumn 2025, spring 2026, summer 2026';
COMMENT ON COLUMN learner.concession IS 'student, senior, unemployed; empty = full fee';
COMMENT ON COLUMN enrolment.final_grade IS 'distinction, pass, fail; empty = none yet';
COMMENT ON COLUMN attendance.mark IS 'present, late, absent, excused';
