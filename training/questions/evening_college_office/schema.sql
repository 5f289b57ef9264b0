CREATE TABLE subject_area (
  area text PRIMARY KEY,
  area_name text NOT NULL
);
CREATE TABLE tutor (
  tutor_id int PRIMARY KEY,
  tutor_name text NOT NULL,
  gender char(1) NOT NULL,
  post char(1) NOT NULL,
  checked_on date
);
CREATE TABLE course (
  course_id int PRIMARY KEY,
  title text NOT NULL,
  area text NOT NULL REFERENCES subject_area(area),
  tutor_id int REFERENCES tutor(tutor_id),
  lvl smallint NOT NULL,
  weekday smallint NOT NULL,
  mode char(1) NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  places int NOT NULL,
  full_fee numeric(7,2) NOT NULL,
  state char(3) NOT NULL
);
CREATE TABLE learner (
  learner_id int PRIMARY KEY,
  learner_name text NOT NULL,
  gender char(1) NOT NULL,
  birth_date date NOT NULL,
  nation char(2) NOT NULL,
  work_state char(1) NOT NULL,
  needs_help smallint NOT NULL
);
CREATE TABLE quit_reason (
  qr int PRIMARY KEY,
  qr_words text NOT NULL
);
CREATE TABLE enrolment (
  enr_id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learner(learner_id),
  course_id int NOT NULL REFERENCES course(course_id),
  enrolled_on date NOT NULL,
  st char(1) NOT NULL,
  qr int REFERENCES quit_reason(qr),
  reduced char(1) NOT NULL,
  grade char(1),
  fee numeric(7,2) NOT NULL,
  paid_on date
);
CREATE TABLE register (
  reg_id int PRIMARY KEY,
  enr_id int NOT NULL REFERENCES enrolment(enr_id),
  evening date NOT NULL,
  mark char(1) NOT NULL
);
COMMENT ON COLUMN tutor.gender IS 'F female, M male';
COMMENT ON COLUMN tutor.post IS 'E employed, H hourly paid, V volunteer';
COMMENT ON COLUMN tutor.checked_on IS 'police check done on, null: not done';
COMMENT ON COLUMN course.lvl IS '0 any level, 1 beginners, 2 improvers, 3 advanced';
COMMENT ON COLUMN course.weekday IS '1 Monday to 7 Sunday';
COMMENT ON COLUMN course.mode IS 'R in the room, O online, B both (blended)';
COMMENT ON COLUMN course.state IS 'PLN planned, RUN running, FIN finished, CAN cancelled (too few people)';
COMMENT ON COLUMN learner.gender IS 'F female, M male';
COMMENT ON COLUMN learner.nation IS 'ISO country code: IE, PL, BR, UA, RO, NG';
COMMENT ON COLUMN learner.work_state IS 'W in work, U unemployed, P pensioner, S student';
COMMENT ON COLUMN learner.needs_help IS '1 needs support because of a disability, 0 not';
COMMENT ON COLUMN enrolment.st IS 'W waiting list, A attending, Q quit, C completed, N never came';
COMMENT ON COLUMN enrolment.reduced IS 'Y pays the reduced fee, N the full one';
COMMENT ON COLUMN enrolment.grade IS 'D distinction, M merit, P pass, F fail; null when no exam was taken';
COMMENT ON COLUMN register.mark IS 'P present, L came late, E excused, X absent without notice';
