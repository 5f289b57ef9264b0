CREATE TABLE permit_kinds (kind_id int PRIMARY KEY, kind text NOT NULL, daily_rate numeric(6,2) NOT NULL, base_fee numeric(6,2) NOT NULL);
CREATE TABLE applicants (applicant_id int PRIMARY KEY, trading_name text NOT NULL, is_firm boolean NOT NULL, postcode text NOT NULL);
CREATE TABLE streets (street_id int PRIMARY KEY, street text NOT NULL, quarter text NOT NULL, main_road boolean NOT NULL);
CREATE TABLE permits (permit_no int PRIMARY KEY, kind_id int NOT NULL REFERENCES permit_kinds, applicant_id int NOT NULL REFERENCES applicants, street_id int NOT NULL REFERENCES streets, lodged_on date NOT NULL, decided_on date, valid_from date, valid_to date, days_granted int, decision text, clerk text NOT NULL);
COMMENT ON COLUMN permits.decision IS 'granted or refused; empty while open';
CREATE TABLE inspections (insp_id int PRIMARY KEY, permit_no int NOT NULL REFERENCES permits, visited_on date NOT NULL, inspector text NOT NULL, breach boolean NOT NULL, penalty numeric(7,2));
CREATE TABLE objections (obj_id int PRIMARY KEY, permit_no int NOT NULL REFERENCES permits, from_neighbour text NOT NULL, received_on date NOT NULL, upheld boolean);
