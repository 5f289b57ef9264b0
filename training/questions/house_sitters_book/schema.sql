CREATE TABLE sitter (id int PRIMARY KEY, name text NOT NULL, home_town text NOT NULL, has_car boolean NOT NULL, smoker boolean NOT NULL, approved_on date);
CREATE TABLE homeowner (id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, membership_until date NOT NULL);
CREATE TABLE house (id int PRIMARY KEY, homeowner_id int NOT NULL, address text NOT NULL, bedrooms int NOT NULL, has_garden boolean NOT NULL, alarm boolean NOT NULL);
CREATE TABLE pet (id int PRIMARY KEY, house_id int NOT NULL, name text NOT NULL, species text NOT NULL, needs_medicine boolean NOT NULL);
CREATE TABLE stay (id int PRIMARY KEY, house_id int NOT NULL, sitter_id int, from_day date NOT NULL, to_day date NOT NULL, agreed_on date, status text NOT NULL, daily_fee numeric(6,2) NOT NULL);
COMMENT ON COLUMN stay.status IS 'wanted, agreed, finished, called_off';
CREATE TABLE incident (id int PRIMARY KEY, stay_id int NOT NULL, reported_on date NOT NULL, kind text NOT NULL, insurance_claim boolean NOT NULL);
