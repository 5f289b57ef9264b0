CREATE TABLE landlords (landlord_id int PRIMARY KEY, landlord_name text NOT NULL, repair_limit numeric(8,2) NOT NULL);
CREATE TABLE flats (flat_id int PRIMARY KEY, address text NOT NULL, area text NOT NULL, landlord_id int NOT NULL REFERENCES landlords, bedrooms int NOT NULL, rent numeric(8,2) NOT NULL);
CREATE TABLE lets (let_id int PRIMARY KEY, flat_id int NOT NULL REFERENCES flats, renter text NOT NULL, moved_in date NOT NULL, moved_out date);
CREATE TABLE trades (trade_id int PRIMARY KEY, firm text NOT NULL, craft text NOT NULL, insured_until date);
CREATE TABLE repair_jobs (job_id int PRIMARY KEY, flat_id int NOT NULL REFERENCES flats, reported_on date NOT NULL, urgency text NOT NULL, description text NOT NULL, trade_id int REFERENCES trades, approved_on date, visit_on date, closed_on date, estimate numeric(8,2), invoiced numeric(8,2));
CREATE TABLE repair_payments (payment_id int PRIMARY KEY, job_id int NOT NULL REFERENCES repair_jobs, paid_on date NOT NULL, amount numeric(8,2) NOT NULL);
