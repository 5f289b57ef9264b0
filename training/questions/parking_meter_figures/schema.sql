CREATE TABLE zone (zone_id int PRIMARY KEY, zone_name text NOT NULL, spaces int NOT NULL, cents_per_hour int NOT NULL, max_minutes int);
CREATE TABLE meter (meter_id int PRIMARY KEY, zone_id int NOT NULL REFERENCES zone, street text NOT NULL, installed_on date NOT NULL, removed_on date);
CREATE TABLE parking (parking_id int PRIMARY KEY, zone_id int NOT NULL REFERENCES zone, meter_id int REFERENCES meter, plate text NOT NULL, paid_from timestamp NOT NULL, paid_until timestamp NOT NULL, left_at timestamp, paid_cents int NOT NULL, refund_cents int NOT NULL DEFAULT 0, channel text NOT NULL);
COMMENT ON COLUMN parking.meter_id IS 'NULL for app payments';
CREATE TABLE warden (warden_id int PRIMARY KEY, warden_name text NOT NULL, since date NOT NULL);
CREATE TABLE fine (fine_id int PRIMARY KEY, warden_id int NOT NULL REFERENCES warden, zone_id int NOT NULL REFERENCES zone, plate text NOT NULL, issued_at timestamp NOT NULL, amount_cents int NOT NULL, paid_on date, paid_cents int NOT NULL DEFAULT 0, appeal_on date, appeal_won boolean);
CREATE TABLE permit (permit_id int PRIMARY KEY, plate text NOT NULL, zone_id int NOT NULL REFERENCES zone, valid_from date NOT NULL, valid_to date NOT NULL, fee_cents int NOT NULL);
CREATE TABLE outage (outage_id int PRIMARY KEY, meter_id int NOT NULL REFERENCES meter, began_at timestamp NOT NULL, fixed_at timestamp, repair_cents int);
