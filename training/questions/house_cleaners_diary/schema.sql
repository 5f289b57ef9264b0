CREATE TABLE homes (home_id int PRIMARY KEY, household text NOT NULL, district text NOT NULL, bedrooms int NOT NULL, has_pets boolean NOT NULL, key_with_us boolean NOT NULL);
CREATE TABLE cleaners (cleaner_id int PRIMARY KEY, cleaner text NOT NULL, pay_per_hour numeric(5,2) NOT NULL, dbs_expires date NOT NULL);
COMMENT ON COLUMN cleaners.dbs_expires IS 'end of the background check';
CREATE TABLE agreements (agreement_id int PRIMARY KEY, home_id int NOT NULL REFERENCES homes, usual_cleaner_id int NOT NULL REFERENCES cleaners, rhythm text NOT NULL, hours numeric(3,1) NOT NULL, price_per_hour numeric(5,2) NOT NULL, began date NOT NULL, stopped date, stop_reason text);
COMMENT ON COLUMN agreements.rhythm IS 'weekly, fortnightly, monthly';
CREATE TABLE visits (visit_id int PRIMARY KEY, agreement_id int NOT NULL REFERENCES agreements, cleaner_id int NOT NULL REFERENCES cleaners, visit_day date NOT NULL, hours_worked numeric(3,1), outcome text NOT NULL);
COMMENT ON COLUMN visits.outcome IS 'cleaned, locked out, cancelled by client, cleaner sick';
CREATE TABLE complaints (complaint_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visits, received date NOT NULL, about text NOT NULL, refund numeric(6,2) NOT NULL, resolved date);
