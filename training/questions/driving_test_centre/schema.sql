CREATE TABLE centre (centre_id int PRIMARY KEY, centre_name text NOT NULL, region text NOT NULL);
CREATE TABLE examiner (examiner_id int PRIMARY KEY, examiner_name text NOT NULL, centre_id int NOT NULL REFERENCES centre, started date NOT NULL, refresher_due date NOT NULL);
CREATE TABLE candidate (candidate_id int PRIMARY KEY, candidate_name text NOT NULL, born date NOT NULL, theory_passed date, theory_valid_to date, school text);
CREATE TABLE test_booking (booking_id int PRIMARY KEY, candidate_id int NOT NULL REFERENCES candidate, centre_id int NOT NULL REFERENCES centre, examiner_id int REFERENCES examiner, booked_on date NOT NULL, test_at timestamp NOT NULL, category text NOT NULL, state text NOT NULL, minor_faults int, serious_faults int, passed boolean, fee numeric(6,2) NOT NULL);
COMMENT ON COLUMN test_booking.state IS 'booked, taken, no show, cancelled by us, cancelled by candidate';
