CREATE TABLE court_house (court_id int PRIMARY KEY, court_name text NOT NULL, county text NOT NULL);
CREATE TABLE juror (juror_id int PRIMARY KEY, juror_name text NOT NULL, birth_date date NOT NULL, home_county text NOT NULL, miles_to_court int);
CREATE TABLE summons (summons_id int PRIMARY KEY, juror_id int NOT NULL REFERENCES juror, court_id int NOT NULL REFERENCES court_house, sent_on date NOT NULL, reply_due date NOT NULL, replied_on date, report_on date NOT NULL, answer text);
COMMENT ON COLUMN summons.answer IS 'coming, excused, deferred, refused; empty if no reply';
COMMENT ON COLUMN summons.report_on IS 'first day of service';
CREATE TABLE trial (trial_id int PRIMARY KEY, court_id int NOT NULL REFERENCES court_house, trial_ref text NOT NULL, started_on date NOT NULL, ended_on date, offence text NOT NULL);
CREATE TABLE panel_seat (trial_id int NOT NULL REFERENCES trial, juror_id int NOT NULL REFERENCES juror, seat_no int NOT NULL, foreman boolean NOT NULL, PRIMARY KEY (trial_id, juror_id));
CREATE TABLE juror_payment (payment_id int PRIMARY KEY, juror_id int NOT NULL REFERENCES juror, claimed_on date NOT NULL, paid_on date, loss_of_earnings numeric(8,2) NOT NULL, travel numeric(7,2) NOT NULL, meals numeric(7,2) NOT NULL);
