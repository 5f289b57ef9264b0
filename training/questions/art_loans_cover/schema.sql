CREATE TABLE lender (lender_no int PRIMARY KEY, lender_name text NOT NULL, country text NOT NULL);
CREATE TABLE artwork (work_no text PRIMARY KEY, title text NOT NULL, artist text NOT NULL, made_year int NOT NULL, owner_no int NOT NULL REFERENCES lender, valued_at numeric(11,2) NOT NULL, valued_on date NOT NULL);
CREATE TABLE exhibition (exh_code text PRIMARY KEY, exh_title text NOT NULL, opens_on date NOT NULL, closes_on date NOT NULL, curator text NOT NULL);
CREATE TABLE loan (loan_no int PRIMARY KEY, work_no text NOT NULL REFERENCES artwork, exh_code text NOT NULL REFERENCES exhibition, agreed_on date NOT NULL, promised_by date NOT NULL, arrived_on date, returned_on date, insured_for numeric(11,2) NOT NULL);
CREATE TABLE transport (trip_no int PRIMARY KEY, loan_no int NOT NULL REFERENCES loan, direction text NOT NULL, haulier text NOT NULL, km int NOT NULL, cost numeric(9,2) NOT NULL);
CREATE TABLE damage (damage_no int PRIMARY KEY, loan_no int NOT NULL REFERENCES loan, noticed_on date NOT NULL, repair_cost numeric(9,2) NOT NULL, paid_by_insurer numeric(9,2));
COMMENT ON COLUMN transport.direction IS 'in or out';
