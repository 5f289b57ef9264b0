CREATE TABLE t_broker (broker_id int PRIMARY KEY, broker_name text NOT NULL, region text NOT NULL, commission_pct numeric(4,2) NOT NULL);
CREATE TABLE t_holder (holder_id int PRIMARY KEY, title text, first_name text NOT NULL, last_name text NOT NULL, date_of_birth date NOT NULL, email text);
CREATE TABLE t_property (property_id int PRIMARY KEY, holder_id int NOT NULL REFERENCES t_holder, street text NOT NULL, town text NOT NULL, building_type text NOT NULL, year_built int, bedrooms int NOT NULL, flood_zone text NOT NULL);
CREATE TABLE t_policy (policy_no text PRIMARY KEY, property_id int NOT NULL REFERENCES t_property, broker_id int REFERENCES t_broker, cover text NOT NULL, start_date date NOT NULL, end_date date NOT NULL, annual_premium_cents int NOT NULL, excess_cents int NOT NULL, cancelled_on date);
CREATE TABLE t_adjuster (adjuster_id int PRIMARY KEY, name text NOT NULL, speciality text);
CREATE TABLE t_claim (claim_no text PRIMARY KEY, policy_no text NOT NULL REFERENCES t_policy, adjuster_id int REFERENCES t_adjuster, peril text NOT NULL, happened_on date NOT NULL, reported_on date NOT NULL, closed_on date, stage text NOT NULL, reserve_cents int NOT NULL);
CREATE TABLE t_payout (payout_id int PRIMARY KEY, claim_no text NOT NULL REFERENCES t_claim, paid_on date NOT NULL, amount_cents int NOT NULL, payee text NOT NULL);
COMMENT ON COLUMN t_claim.stage IS 'notified, assessed, settled, declined';
