CREATE TABLE berths (berth_no text PRIMARY KEY, pontoon text NOT NULL, length_m numeric(4,1) NOT NULL, water_power boolean NOT NULL, yearly_rent numeric(8,2) NOT NULL);
CREATE TABLE skippers (skipper_id int PRIMARY KEY, name text NOT NULL, home_town text NOT NULL, phone text, member_since date NOT NULL);
CREATE TABLE boats (boat_id int PRIMARY KEY, boat_name text NOT NULL, type text NOT NULL, length_m numeric(4,1) NOT NULL, built_year int, skipper_id int NOT NULL REFERENCES skippers, berth_no text REFERENCES berths, insured_until date);
CREATE TABLE waiting_list (entry_id int PRIMARY KEY, name text NOT NULL, boat_length_m numeric(4,1) NOT NULL, put_down_on date NOT NULL, offered_on date);
CREATE TABLE guest_nights (guest_night_id int PRIMARY KEY, boat_name text NOT NULL, flag text NOT NULL, berth_no text NOT NULL REFERENCES berths, arrived date NOT NULL, departed date, fee numeric(7,2) NOT NULL);
CREATE TABLE rent_bills (bill_no int PRIMARY KEY, skipper_id int NOT NULL REFERENCES skippers, year int NOT NULL, amount numeric(8,2) NOT NULL, due_on date NOT NULL, paid_on date);
CREATE TABLE crane_jobs (job_id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, done_on date, booked_for date NOT NULL, direction text NOT NULL, charge numeric(6,2) NOT NULL);
COMMENT ON COLUMN crane_jobs.direction IS 'in or out of the water';
