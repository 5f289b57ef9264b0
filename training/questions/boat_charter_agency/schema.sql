CREATE TABLE marina (marina_id int PRIMARY KEY, marina text NOT NULL, island text NOT NULL);
CREATE TABLE yacht (yacht_id int PRIMARY KEY, yacht_name text NOT NULL, kind text NOT NULL, berths int NOT NULL, year_built int NOT NULL, marina_id int NOT NULL REFERENCES marina, owner_name text NOT NULL, owner_share_pct int NOT NULL);
CREATE TABLE skipper (skipper_id int PRIMARY KEY, skipper_name text NOT NULL, per_day numeric(6,2) NOT NULL, languages text NOT NULL);
CREATE TABLE charterer (charterer_id int PRIMARY KEY, charterer_name text NOT NULL, country text NOT NULL, licence boolean NOT NULL);
CREATE TABLE charter (charter_id int PRIMARY KEY, yacht_id int NOT NULL REFERENCES yacht, charterer_id int NOT NULL REFERENCES charterer, skipper_id int REFERENCES skipper, booked date NOT NULL, embark date NOT NULL, disembark date NOT NULL, charter_fee numeric(9,2) NOT NULL, deposit_held numeric(8,2) NOT NULL, deposit_returned_on date, called_off boolean NOT NULL);
CREATE TABLE instalment (instalment_id int PRIMARY KEY, charter_id int NOT NULL REFERENCES charter, due date NOT NULL, amount numeric(9,2) NOT NULL, received date);
CREATE TABLE defect (defect_id int PRIMARY KEY, yacht_id int NOT NULL REFERENCES yacht, noted date NOT NULL, what text NOT NULL, severity text NOT NULL, fixed date, repair_cost numeric(8,2));
COMMENT ON COLUMN charter.skipper_id IS 'null = bareboat';
