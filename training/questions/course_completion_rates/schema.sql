CREATE TABLE instructors (instructor_id int PRIMARY KEY, instructor_name text NOT NULL, revenue_share_pct numeric(4,1) NOT NULL);
CREATE TABLE courses (course_id int PRIMARY KEY, course_title text NOT NULL, instructor_id int NOT NULL REFERENCES instructors, topic text NOT NULL, price_cents int NOT NULL, published_on date, lessons int NOT NULL);
CREATE TABLE learners (learner_id int PRIMARY KEY, display_name text NOT NULL, country text NOT NULL, joined_on date NOT NULL);
CREATE TABLE enrolments (enrolment_id int PRIMARY KEY, learner_id int NOT NULL REFERENCES learners, course_id int NOT NULL REFERENCES courses, enrolled_on date NOT NULL, paid_cents int NOT NULL, completed_on date, refunded_on date);
CREATE TABLE lesson_views (view_id int PRIMARY KEY, enrolment_id int NOT NULL REFERENCES enrolments, lesson_no int NOT NULL, viewed_at timestamp NOT NULL, minutes int NOT NULL);
CREATE TABLE reviews (enrolment_id int PRIMARY KEY REFERENCES enrolments, stars int NOT NULL, written_on date NOT NULL, comment text);
