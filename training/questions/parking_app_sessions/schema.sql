CREATE TABLE zone (zone_code text PRIMARY KEY, district text NOT NULL, rate_per_hour numeric(5,2) NOT NULL, max_hours int, bays int NOT NULL);
CREATE TABLE driver (driver_id int PRIMARY KEY, nick text NOT NULL, registered_at timestamp NOT NULL, business smallint NOT NULL, app_os text NOT NULL);
CREATE TABLE vehicle (plate text PRIMARY KEY, driver_id int NOT NULL REFERENCES driver, electric smallint NOT NULL, added_on date NOT NULL);
CREATE TABLE park_session (sess_id int PRIMARY KEY, plate text NOT NULL REFERENCES vehicle, zone_code text NOT NULL REFERENCES zone, start_at timestamp NOT NULL, planned_end timestamp NOT NULL, stop_at timestamp, fee_cents int, service_cents int NOT NULL, extended smallint NOT NULL);
CREATE TABLE penalty (pen_id int PRIMARY KEY, plate text NOT NULL, zone_code text NOT NULL REFERENCES zone, issued_at timestamp NOT NULL, amount_cents int NOT NULL, paid_at timestamp, waived smallint NOT NULL);
COMMENT ON COLUMN driver.business IS '1 = company account';
COMMENT ON COLUMN penalty.plate IS 'may belong to a car that is not registered in the app';
COMMENT ON COLUMN park_session.service_cents IS 'our own service fee';
