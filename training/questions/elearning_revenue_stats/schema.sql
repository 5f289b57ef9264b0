CREATE TABLE instructors (instructor_id int PRIMARY KEY, instructor_name text NOT NULL, revenue_share numeric(3,2) NOT NULL, since date NOT NULL);
CREATE TABLE courses (course_id int PRIMARY KEY, title text NOT NULL, topic text NOT NULL, instructor_id int NOT NULL REFERENCES instructors, list_price numeric(7,2) NOT NULL, published_on date, lessons_count int NOT NULL);
CREATE TABLE learners (learner_id int PRIMARY KEY, learner_name text NOT NULL, country text NOT NULL, company text, registered_at timestamptz NOT NULL);
CREATE TABLE enrolments (enrolment_id int PRIMARY KEY, learner_id int NOT NULL REFERENCES learners, course_id int NOT NULL REFERENCES courses, enrolled_at timestamptz NOT NULL, price_paid numeric(7,2) NOT NULL, coupon text, started_at timestamptz, completed_at timestamptz, refunded_at timestamptz);
CREATE TABLE lesson_views (view_id int PRIMARY KEY, enrolment_id int NOT NULL REFERENCES enrolments, lesson_no int NOT NULL, viewed_at timestamptz NOT NULL, minutes numeric(5,1) NOT NULL);
CREATE TABLE quiz_attempts (attempt_id int PRIMARY KEY, enrolment_id int NOT NULL REFERENCES enrolments, attempted_at timestamptz NOT NULL, score int NOT NULL, passed boolean NOT NULL);
CREATE TABLE ratings (enrolment_id int PRIMARY KEY REFERENCES enrolments, stars int NOT NULL, rated_at timestamptz NOT NULL);
COMMENT ON COLUMN instructors.revenue_share IS 'fraction of the price paid that goes to the instructor';
