CREATE TABLE clubs (club_id int PRIMARY KEY, club_name text NOT NULL, city text NOT NULL, opened date NOT NULL);
CREATE TABLE plans (plan_id int PRIMARY KEY, plan_name text NOT NULL, monthly_fee numeric(6,2) NOT NULL, joining_fee numeric(6,2) NOT NULL);
CREATE TABLE members (member_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, gender char(1), born date, home_club int NOT NULL REFERENCES clubs, source text NOT NULL);
CREATE TABLE memberships (ms_id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, plan_id int NOT NULL REFERENCES plans, started date NOT NULL, ended date, agreed_fee numeric(6,2) NOT NULL);
COMMENT ON COLUMN memberships.agreed_fee IS 'per month, may be lower than the fee of the plan';
CREATE TABLE visits (visit_id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, club_id int NOT NULL REFERENCES clubs, check_in timestamp NOT NULL, check_out timestamp);
CREATE TABLE classes (class_id int PRIMARY KEY, title text NOT NULL, club_id int NOT NULL REFERENCES clubs, trainer text NOT NULL, held_at timestamp NOT NULL, capacity int NOT NULL);
CREATE TABLE class_bookings (class_id int NOT NULL REFERENCES classes, member_id int NOT NULL REFERENCES members, booked_at timestamp NOT NULL, attended boolean, PRIMARY KEY (class_id, member_id));
CREATE TABLE bar_sales (sale_id int PRIMARY KEY, member_id int REFERENCES members, club_id int NOT NULL REFERENCES clubs, sold_at timestamp NOT NULL, item text NOT NULL, qty int NOT NULL, unit_price numeric(5,2) NOT NULL, unit_cost numeric(5,2) NOT NULL);
