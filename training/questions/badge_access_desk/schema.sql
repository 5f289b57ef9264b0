CREATE TABLE holder (holder_id int PRIMARY KEY, holder_name text NOT NULL, firm text NOT NULL, host_id int REFERENCES holder);
COMMENT ON COLUMN holder.host_id IS 'for outside people: who answers for them';
CREATE TABLE badge (serial text PRIMARY KEY, holder_id int NOT NULL REFERENCES holder, made_on date NOT NULL, blocked_on date, block_reason text);
CREATE TABLE zone (zone_id int PRIMARY KEY, zone_name text NOT NULL, risk int NOT NULL, keeper int NOT NULL REFERENCES holder);
CREATE TABLE door (door_no int PRIMARY KEY, zone_id int NOT NULL REFERENCES zone, wing text NOT NULL);
CREATE TABLE grant_row (serial text NOT NULL REFERENCES badge, zone_id int NOT NULL REFERENCES zone, from_dt date NOT NULL, until_dt date, PRIMARY KEY (serial, zone_id));
CREATE TABLE swipe (swipe_id int PRIMARY KEY, serial text NOT NULL REFERENCES badge, door_no int NOT NULL REFERENCES door, ts timestamp NOT NULL, let_in boolean NOT NULL);
