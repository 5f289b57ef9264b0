CREATE TABLE toybox (box_code text PRIMARY KEY, theme text NOT NULL, age_from int NOT NULL, age_to int NOT NULL, replacement_value numeric(7,2) NOT NULL, withdrawn_on date);
CREATE TABLE toy (toy_id int PRIMARY KEY, box_code text NOT NULL REFERENCES toybox, toy_name text NOT NULL, parts int NOT NULL);
CREATE TABLE family (fam_id int PRIMARY KEY, fam_name text NOT NULL, district text NOT NULL, subscription text NOT NULL, monthly_fee numeric(6,2) NOT NULL, started_on date NOT NULL, ended_on date);
COMMENT ON COLUMN family.subscription IS 'mini, classic, grand';
CREATE TABLE child (child_id int PRIMARY KEY, fam_id int NOT NULL REFERENCES family, first_name text NOT NULL, birthday date NOT NULL);
CREATE TABLE loan (loan_id int PRIMARY KEY, box_code text NOT NULL REFERENCES toybox, fam_id int NOT NULL REFERENCES family, sent_on date NOT NULL, due_on date NOT NULL, back_on date, rating int);
CREATE TABLE missing_part (mp_id int PRIMARY KEY, loan_id int NOT NULL REFERENCES loan, toy_id int NOT NULL REFERENCES toy, pieces int NOT NULL, charged numeric(6,2));
