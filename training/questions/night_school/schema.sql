CREATE TABLE classrooms (
  building text NOT NULL,
  room_no text NOT NULL,
  seats integer NOT NULL,
  PRIMARY KEY (building, room_no)
);
COMMENT ON TABLE classrooms IS 'Rooms where evening classes are held';
COMMENT ON COLUMN classrooms.seats IS 'Number of people the room holds';
CREATE TABLE tutors (
  tutor_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  subject text NOT NULL,
  pay_per_evening numeric(6,2) NOT NULL
);
COMMENT ON TABLE tutors IS 'People who teach in the evening';
COMMENT ON COLUMN tutors.pay_per_evening IS 'What a tutor gets for one evening, in dollars';
CREATE TABLE courses (
  course_code text PRIMARY KEY,
  title text NOT NULL,
  subject text NOT NULL,
  level integer NOT NULL,
  credits integer NOT NULL,
  fee numeric(7,2) NOT NULL,
  needs_code text REFERENCES courses(course_code)
);
COMMENT ON TABLE courses IS 'Courses in the prospectus';
COMMENT ON COLUMN courses.level IS '1 beginners, 2 intermediate, 3 advanced';
COMMENT ON COLUMN courses.needs_code IS 'Course that must be completed before this one';
CREATE TABLE sections (
  section_id integer PRIMARY KEY,
  course_code text NOT NULL REFERENCES courses(course_code),
  tutor_id integer REFERENCES tutors(tutor_id),
  building text NOT NULL,
  room_no text NOT NULL,
  term text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  weekday text NOT NULL,
  FOREIGN KEY (building, room_no) REFERENCES classrooms(building, room_no)
);
COMMENT ON TABLE sections IS 'A course as given in one term';
COMMENT ON COLUMN sections.term IS 'For example autumn 2025';
COMMENT ON COLUMN sections.tutor_id IS 'Empty while nobody has been found';
CREATE TABLE learners (
  learner_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  suburb text NOT NULL,
  birth_year integer NOT NULL
);
COMMENT ON TABLE learners IS 'Adults who take evening courses';
CREATE TABLE enrolments (
  learner_id integer NOT NULL REFERENCES learners(learner_id),
  section_id integer NOT NULL REFERENCES sections(section_id),
  enrolled_on date NOT NULL,
  mark integer,
  paid boolean NOT NULL,
  PRIMARY KEY (learner_id, section_id)
);
COMMENT ON TABLE enrolments IS 'Who takes which section';
COMMENT ON COLUMN enrolments.mark IS 'Final mark from 0 to 100, empty if none was given';
COMMENT ON COLUMN enrolments.paid IS 'Whether the course fee has been paid';
