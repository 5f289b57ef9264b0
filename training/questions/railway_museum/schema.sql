CREATE TABLE exhibits (exhibit_no int PRIMARY KEY, exhibit_name text NOT NULL, type text NOT NULL, builder text, built_year int, weight_tonnes numeric(6,1), hall text, acquired_on date NOT NULL, acquired_how text NOT NULL, purchase_price numeric(10,2), in_working_order boolean NOT NULL);
COMMENT ON COLUMN exhibits.acquired_how IS 'gift, purchase or loan';
CREATE TABLE volunteers (volunteer_no int PRIMARY KEY, full_name text NOT NULL, born_on date NOT NULL, joined_on date NOT NULL, speciality text, left_on date);
CREATE TABLE restoration_jobs (job_no int PRIMARY KEY, exhibit_no int NOT NULL REFERENCES exhibits, leader_no int REFERENCES volunteers(volunteer_no), started_on date NOT NULL, finished_on date, budget numeric(9,2) NOT NULL, spent numeric(9,2) NOT NULL);
CREATE TABLE duty_days (volunteer_no int NOT NULL REFERENCES volunteers, duty_date date NOT NULL, duty text NOT NULL, hours numeric(3,1) NOT NULL, PRIMARY KEY (volunteer_no, duty_date));
CREATE TABLE admissions (admission_id int PRIMARY KEY, sold_at timestamp NOT NULL, category text NOT NULL, persons int NOT NULL, amount numeric(7,2) NOT NULL);
CREATE TABLE group_visits (visit_id int PRIMARY KEY, group_name text NOT NULL, kind text NOT NULL, visit_date date NOT NULL, persons int NOT NULL, guide_no int REFERENCES volunteers(volunteer_no));
CREATE TABLE donations (donation_id int PRIMARY KEY, donor_name text NOT NULL, donor_town text, given_on date NOT NULL, amount numeric(9,2) NOT NULL, exhibit_no int REFERENCES exhibits);
