CREATE TABLE households (household_ref int PRIMARY KEY, surname text NOT NULL, area text NOT NULL, key_held boolean NOT NULL, pets text);
CREATE TABLE cleaners (cleaner_ref int PRIMARY KEY, cleaner text NOT NULL, pay_per_hour numeric(5,2) NOT NULL, start_date date NOT NULL, dbs_expires date, active boolean NOT NULL);
CREATE TABLE standing_orders (so_ref int PRIMARY KEY, household_ref int NOT NULL REFERENCES households, usual_cleaner int REFERENCES cleaners(cleaner_ref), weekday int NOT NULL, every_n_weeks int NOT NULL, hours numeric(3,1) NOT NULL, rate_per_hour numeric(5,2) NOT NULL, since date NOT NULL, stopped date);
CREATE TABLE visits (visit_ref int PRIMARY KEY, so_ref int NOT NULL REFERENCES standing_orders, done_by int REFERENCES cleaners(cleaner_ref), visit_date date NOT NULL, hours_done numeric(3,1), missed_reason text, quality_score int);
CREATE TABLE household_invoices (inv_ref text PRIMARY KEY, household_ref int NOT NULL REFERENCES households, month date NOT NULL, amount numeric(7,2) NOT NULL, paid_date date, payment_method text);
COMMENT ON COLUMN standing_orders.weekday IS '1 Monday to 7 Sunday';
COMMENT ON COLUMN visits.missed_reason IS 'filled when the visit did not take place';
