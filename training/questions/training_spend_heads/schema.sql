CREATE TABLE org_unit (unit_code text PRIMARY KEY, unit_name text NOT NULL, training_budget_eur int NOT NULL, budget_year int NOT NULL);
CREATE TABLE worker (worker_id int PRIMARY KEY, surname text NOT NULL, given_name text NOT NULL, unit_code text NOT NULL REFERENCES org_unit, entered_on date NOT NULL, exited_on date, full_time char(1) NOT NULL);
CREATE TABLE provider (provider_id int PRIMARY KEY, provider_name text NOT NULL, internal char(1) NOT NULL);
CREATE TABLE course (course_code text PRIMARY KEY, course_name text NOT NULL, provider_id int NOT NULL REFERENCES provider, hours numeric(4,1) NOT NULL, fee_eur numeric(7,2) NOT NULL, mandatory char(1) NOT NULL, valid_months int);
CREATE TABLE enrolment (enrolment_id int PRIMARY KEY, worker_id int NOT NULL REFERENCES worker, course_code text NOT NULL REFERENCES course, requested_on date NOT NULL, approved_on date, course_date date, passed char(1), score int, fee_charged_eur numeric(7,2));
COMMENT ON COLUMN enrolment.passed IS 'Y, N; null when not held yet';
COMMENT ON COLUMN course.valid_months IS 'null: does not lapse';
