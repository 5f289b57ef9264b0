CREATE TABLE venues (venue_id int PRIMARY KEY, venue_name text NOT NULL, seats int NOT NULL, wheelchair boolean NOT NULL);
CREATE TABLE tutors (tutor_id int PRIMARY KEY, tutor_name text NOT NULL, subject text NOT NULL, fee_per_evening numeric(7,2) NOT NULL);
CREATE TABLE courses (course_id int PRIMARY KEY, title text NOT NULL, category text NOT NULL, tutor_id int REFERENCES tutors, venue_id int REFERENCES venues, follows_course_id int REFERENCES courses, first_evening date NOT NULL, evenings int NOT NULL, price numeric(7,2) NOT NULL, min_people int NOT NULL, max_people int NOT NULL, called_off boolean NOT NULL);
CREATE TABLE learners (learner_id int PRIMARY KEY, learner_name text NOT NULL, town text NOT NULL, year_of_birth int);
CREATE TABLE enrolments (learner_id int NOT NULL REFERENCES learners, course_id int NOT NULL REFERENCES courses, enrolled_on date NOT NULL, price_paid numeric(7,2), dropped_on date, certificate boolean NOT NULL, PRIMARY KEY (learner_id, course_id));
COMMENT ON COLUMN courses.follows_course_id IS 'the course this one builds on';
