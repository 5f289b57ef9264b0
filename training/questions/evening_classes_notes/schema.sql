CREATE TABLE subject (
  subject_id int PRIMARY KEY,
  subject text NOT NULL,
  department text NOT NULL
);
CREATE TABLE tutor (
  tutor_id int PRIMARY KEY,
  tutor_name text NOT NULL,
  phone text
);
CREATE TABLE course (
  course_no text PRIMARY KEY,
  subject_id int NOT NULL REFERENCES subject,
  tutor_id int REFERENCES tutor,
  evening text NOT NULL,
  first_night date NOT NULL,
  last_night date NOT NULL,
  places int NOT NULL,
  min_needed int NOT NULL,
  fee numeric(6,2) NOT NULL,
  scrapped boolean NOT NULL DEFAULT false
);
CREATE TABLE learner (
  learner_id int PRIMARY KEY,
  learner_name text NOT NULL,
  age_band text NOT NULL, -- 16-24, 25-59, 60+
  town text,
  email text
);
CREATE TABLE signup (
  signup_id int PRIMARY KEY,
  course_no text NOT NULL REFERENCES course,
  learner_id int NOT NULL REFERENCES learner,
  signed_on date NOT NULL,
  fee_paid numeric(6,2) NOT NULL,
  dropped_out date,
  certificate boolean NOT NULL
);
CREATE TABLE night_attendance (
  signup_id int NOT NULL REFERENCES signup,
  night date NOT NULL,
  there boolean NOT NULL,
  PRIMARY KEY (signup_id, night)
);
