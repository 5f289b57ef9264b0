CREATE TABLE courses (course_code text PRIMARY KEY, course_name text NOT NULL, level integer NOT NULL, list_fee numeric(7,2) NOT NULL, material_fee numeric(6,2) NOT NULL, hours integer NOT NULL);
COMMENT ON COLUMN courses.material_fee IS 'on top of the list fee';
CREATE TABLE lecturers (lecturer_id integer PRIMARY KEY, lecturer_name text NOT NULL, hourly_pay numeric(6,2) NOT NULL, since date NOT NULL);
CREATE TABLE runs (
  run_id integer PRIMARY KEY,
  course_code text NOT NULL REFERENCES courses,
  lecturer_id integer NOT NULL REFERENCES lecturers,
  substitute_id integer REFERENCES lecturers(lecturer_id),
  weekday text NOT NULL,
  announced_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  cancelled_on date,
  min_seats integer NOT NULL,
  max_seats integer NOT NULL,
  room text
);
COMMENT ON TABLE runs IS 'a course as it is held once, with its own evenings and people';
CREATE TABLE learners (learner_id integer PRIMARY KEY, learner_name text NOT NULL, town text NOT NULL, birth_year integer NOT NULL, newsletter boolean NOT NULL);
CREATE TABLE enrolments (
  run_id integer NOT NULL REFERENCES runs,
  learner_id integer NOT NULL REFERENCES learners,
  enrolled_on date NOT NULL,
  paid_on date,
  dropped_on date,
  certificate_on date,
  fee_agreed numeric(7,2) NOT NULL,
  fee_paid numeric(7,2) NOT NULL DEFAULT 0,
  evenings_attended integer,
  PRIMARY KEY (run_id, learner_id)
);
COMMENT ON COLUMN enrolments.fee_agreed IS 'list fee and material fee less any reduction';
