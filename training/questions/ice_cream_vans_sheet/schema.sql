CREATE TABLE van_week (van text NOT NULL, week_of date NOT NULL, driver text NOT NULL, mon numeric(7,2), tue numeric(7,2), wed numeric(7,2), thu numeric(7,2), fri numeric(7,2), sat numeric(7,2), sun numeric(7,2), fuel numeric(6,2) NOT NULL, pitch_fees numeric(6,2) NOT NULL, litres_used numeric(6,1) NOT NULL, checked_by text, PRIMARY KEY (van, week_of));
CREATE TABLE vans (van text PRIMARY KEY, reg text NOT NULL, mot_until date NOT NULL, bought_for numeric(9,2) NOT NULL, home_yard text NOT NULL);
CREATE TABLE breakdowns (id int PRIMARY KEY, van text NOT NULL REFERENCES vans, broke_on date NOT NULL, back_on date, cost numeric(8,2), cause text NOT NULL);
ALTER TABLE van_week ADD FOREIGN KEY (van) REFERENCES vans;
COMMENT ON TABLE van_week IS 'takings of each van by day of the week; empty: van did not go out';
