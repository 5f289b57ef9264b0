CREATE TABLE zone (zone_code text PRIMARY KEY, zone_name text NOT NULL, hourly_rate_cents int NOT NULL);
CREATE TABLE warden (badge int PRIMARY KEY, warden_name text NOT NULL, hired date NOT NULL, left_on date);
CREATE TABLE pcn (pcn_no int PRIMARY KEY, plate text NOT NULL, zone_code text NOT NULL REFERENCES zone, badge int NOT NULL REFERENCES warden, issued_at timestamp NOT NULL, offence text NOT NULL, full_cents int NOT NULL, discount_until date NOT NULL, due_on date NOT NULL, cancelled_on date);
COMMENT ON TABLE pcn IS 'penalty charge notices';
CREATE TABLE pcn_payment (payment_no int PRIMARY KEY, pcn_no int NOT NULL REFERENCES pcn, paid_on date NOT NULL, cents int NOT NULL, channel text NOT NULL);
CREATE TABLE challenge (challenge_no int PRIMARY KEY, pcn_no int NOT NULL REFERENCES pcn, lodged_on date NOT NULL, stage int NOT NULL, ground text NOT NULL, answered_on date, accepted boolean);
COMMENT ON COLUMN challenge.stage IS '1 informal, 2 formal, 3 tribunal';
