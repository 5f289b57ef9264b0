CREATE TABLE employer (employer_id int PRIMARY KEY, employer_name text NOT NULL, city text NOT NULL, staff_count int NOT NULL, joined_on date NOT NULL, brought_by int REFERENCES employer);
CREATE TABLE dealer (dealer_id int PRIMARY KEY, dealer_name text NOT NULL, city text NOT NULL);
CREATE TABLE rider (rider_id int PRIMARY KEY, rider_name text NOT NULL, employer_id int NOT NULL REFERENCES employer, home_city text NOT NULL);
CREATE TABLE lease (lease_id int PRIMARY KEY, rider_id int NOT NULL REFERENCES rider, dealer_id int NOT NULL REFERENCES dealer, bike_kind text NOT NULL, list_price numeric(8,2) NOT NULL, bike_price numeric(8,2) NOT NULL, monthly numeric(6,2) NOT NULL, signed_on date NOT NULL, handed_over_on date, months int NOT NULL, ended_on date, end_kind text);
CREATE TABLE claim (claim_id int PRIMARY KEY, lease_id int NOT NULL REFERENCES lease, kind text NOT NULL, happened_on date NOT NULL, reported_on date NOT NULL, cost numeric(8,2) NOT NULL, covered numeric(8,2));
COMMENT ON COLUMN lease.end_kind IS 'bought, returned, left job; null while running';
COMMENT ON COLUMN employer.brought_by IS 'employer that recommended the scheme';
