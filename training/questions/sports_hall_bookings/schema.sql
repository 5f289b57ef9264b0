CREATE TABLE halls (id int PRIMARY KEY, name text NOT NULL, court_count int NOT NULL, fee_per_hour numeric(6,2) NOT NULL, closed_from date, closed_to date);
CREATE TABLE clubs (id int PRIMARY KEY, name text NOT NULL, sport text NOT NULL, youth_share_pct int NOT NULL, contract_ends date);
CREATE TABLE slots (id int PRIMARY KEY, hall_id int NOT NULL REFERENCES halls(id), club_id int NOT NULL REFERENCES clubs(id), starts_at timestamp NOT NULL, hours numeric(3,1) NOT NULL, booked_on date NOT NULL, cancelled_on date, people int);
CREATE TABLE invoices (id int PRIMARY KEY, club_id int NOT NULL REFERENCES clubs(id), month_of date NOT NULL, gross numeric(8,2) NOT NULL, discount numeric(8,2) NOT NULL, due date NOT NULL, paid date);
CREATE TABLE damages (id int PRIMARY KEY, hall_id int NOT NULL REFERENCES halls(id), club_id int REFERENCES clubs(id), seen_on date NOT NULL, item text NOT NULL, repaired_on date, cost numeric(8,2));
COMMENT ON COLUMN slots.people IS 'head count noted by the caretaker, empty if not counted';
