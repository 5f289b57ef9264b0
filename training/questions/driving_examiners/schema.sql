CREATE TABLE test_centres (
  centre_id integer PRIMARY KEY,
  centre_name text NOT NULL,
  county text NOT NULL,
  routes integer NOT NULL,
  step_free boolean NOT NULL
);
CREATE TABLE examiners (
  examiner_id integer PRIMARY KEY,
  examiner_name text NOT NULL,
  centre_id integer NOT NULL REFERENCES test_centres(centre_id),
  grade text NOT NULL,
  full_time boolean NOT NULL,
  appointed date NOT NULL
);
CREATE TABLE instructors (
  instructor_id integer PRIMARY KEY,
  instructor_name text NOT NULL,
  school_name text,
  licence_until date NOT NULL
);
CREATE TABLE candidates (
  candidate_id integer PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  born date NOT NULL,
  theory_passed_on date,
  instructor_id integer REFERENCES instructors(instructor_id)
);
CREATE TABLE tests (
  test_id integer PRIMARY KEY,
  candidate_id integer NOT NULL REFERENCES candidates(candidate_id),
  examiner_id integer REFERENCES examiners(examiner_id),
  centre_id integer NOT NULL REFERENCES test_centres(centre_id),
  booked_on date NOT NULL,
  test_at timestamptz NOT NULL,
  vehicle_kind text NOT NULL,
  result_code text NOT NULL CHECK (result_code IN ('P','F','N','C','W')),
  minor_faults integer,
  fee_pence integer NOT NULL
);
CREATE TABLE serious_faults (
  fault_id integer PRIMARY KEY,
  test_id integer NOT NULL REFERENCES tests(test_id),
  fault_category text NOT NULL,
  dangerous boolean NOT NULL
);
CREATE TABLE appeals (
  appeal_id integer PRIMARY KEY,
  test_id integer NOT NULL REFERENCES tests(test_id),
  lodged_on date NOT NULL,
  decided_on date,
  upheld boolean
);
COMMENT ON TABLE test_centres IS 'Places where driving tests start';
COMMENT ON TABLE examiners IS 'People who hold the tests';
COMMENT ON TABLE instructors IS 'Driving instructors who bring candidates';
COMMENT ON TABLE candidates IS 'Learner drivers';
COMMENT ON TABLE tests IS 'Practical driving tests, held or booked';
COMMENT ON TABLE serious_faults IS 'Serious or dangerous faults noted in a test';
COMMENT ON TABLE appeals IS 'Appeals of candidates against a result';
COMMENT ON COLUMN tests.result_code IS 'P passed, F failed, N did not attend, C cancelled by us, W waiting: test still to come';
COMMENT ON COLUMN tests.fee_pence IS 'fee in pence';
COMMENT ON COLUMN tests.minor_faults IS 'only when the test was held';
COMMENT ON COLUMN tests.booked_on IS 'day on which the booking was made';
COMMENT ON COLUMN instructors.school_name IS 'empty for instructors who work alone';
COMMENT ON COLUMN appeals.upheld IS 'true: the candidate won; empty until decided';
COMMENT ON COLUMN candidates.theory_passed_on IS 'empty until the theory test is passed';
COMMENT ON COLUMN serious_faults.dangerous IS 'true when there was actual danger';
