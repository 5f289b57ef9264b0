CREATE TABLE instructors (id int PRIMARY KEY, name text NOT NULL, badge_expires date NOT NULL, teaches_automatic boolean NOT NULL);
CREATE TABLE cars (plate text PRIMARY KEY, make text NOT NULL, automatic boolean NOT NULL, instructor_id int REFERENCES instructors, lease_ends date NOT NULL);
CREATE TABLE learners (id int PRIMARY KEY, name text NOT NULL, date_of_birth date NOT NULL, theory_passed_on date, enrolled_on date NOT NULL, dropped_out boolean NOT NULL DEFAULT false);
CREATE TABLE lessons (id int PRIMARY KEY, learner_id int NOT NULL REFERENCES learners, instructor_id int NOT NULL REFERENCES instructors, starts_at timestamp NOT NULL, minutes int NOT NULL, price numeric(6,2) NOT NULL, status text NOT NULL, motorway boolean NOT NULL);
COMMENT ON COLUMN lessons.status IS 'booked, driven, cancelled, missed';
CREATE TABLE driving_tests (id int PRIMARY KEY, learner_id int NOT NULL REFERENCES learners, instructor_id int NOT NULL REFERENCES instructors, centre text NOT NULL, test_date date NOT NULL, result text, minor_faults int);
CREATE TABLE payments (id int PRIMARY KEY, learner_id int NOT NULL REFERENCES learners, paid_on date NOT NULL, amount numeric(7,2) NOT NULL);
