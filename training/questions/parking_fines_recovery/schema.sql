CREATE TABLE district (district_id int PRIMARY KEY, district_name text NOT NULL, paid_spaces int NOT NULL);
CREATE TABLE warden (warden_id int PRIMARY KEY, full_name text NOT NULL, district_id int NOT NULL REFERENCES district, hired_on date NOT NULL);
CREATE TABLE offence (offence_code text PRIMARY KEY, description text NOT NULL, amount numeric(6,2) NOT NULL);
CREATE TABLE fine (fine_no int PRIMARY KEY, offence_code text NOT NULL REFERENCES offence, warden_id int REFERENCES warden, district_id int NOT NULL REFERENCES district, number_plate text NOT NULL, foreign_plate boolean NOT NULL, issued_at timestamp NOT NULL, due_on date NOT NULL, amount numeric(6,2) NOT NULL, status text NOT NULL DEFAULT 'open');
CREATE TABLE fine_payment (payment_id int PRIMARY KEY, fine_no int NOT NULL REFERENCES fine, paid_on date NOT NULL, amount numeric(6,2) NOT NULL, channel text NOT NULL);
CREATE TABLE appeal (appeal_id int PRIMARY KEY, fine_no int NOT NULL REFERENCES fine, filed_on date NOT NULL, decided_on date, outcome text CHECK (outcome IN ('upheld','rejected','reduced')));
CREATE TABLE permit (permit_id int PRIMARY KEY, district_id int NOT NULL REFERENCES district, number_plate text NOT NULL, valid_from date NOT NULL, valid_until date NOT NULL, fee numeric(6,2) NOT NULL);
COMMENT ON COLUMN fine.status IS 'open, paid, waived or bailiff';
COMMENT ON COLUMN fine.warden_id IS 'empty for fines issued by camera';
