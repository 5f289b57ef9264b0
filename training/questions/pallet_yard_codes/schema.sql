-- warehouse of a third-party logistics firm
CREATE TABLE owner (owner_code char(3) PRIMARY KEY, owner_name text NOT NULL, contract char(1) NOT NULL, pays_by char(1) NOT NULL);
COMMENT ON COLUMN owner.contract IS 'R running, N under notice, E ended';
COMMENT ON COLUMN owner.pays_by IS 'P per pallet, S per square metre';
CREATE TABLE sku (sku text PRIMARY KEY, owner_code char(3) NOT NULL REFERENCES owner, descr text NOT NULL, temp_class int NOT NULL, hazmat char(1) NOT NULL, velocity char(1) NOT NULL, phased_out boolean NOT NULL);
COMMENT ON COLUMN sku.temp_class IS '0 ambient, 1 chilled, 2 frozen';
COMMENT ON COLUMN sku.hazmat IS 'Y, N';
COMMENT ON COLUMN sku.velocity IS 'F fast mover, M medium, S slow mover';
CREATE TABLE bay (bay_code text PRIMARY KEY, hall char(1) NOT NULL, level int NOT NULL, bay_state char(1) NOT NULL, temp_class int NOT NULL, max_kg int NOT NULL);
COMMENT ON COLUMN bay.level IS '0 floor, 1 and up: rack';
COMMENT ON COLUMN bay.bay_state IS 'F free, O occupied, B blocked, D damaged';
CREATE TABLE pallet (
  pallet_no int PRIMARY KEY, sku text NOT NULL REFERENCES sku, bay_code text REFERENCES bay, qstat char(1) NOT NULL, mixed boolean NOT NULL,
  received_on date NOT NULL, put_away_on date, best_before date, shipped_on date, cases int NOT NULL, gross_kg int NOT NULL);
COMMENT ON COLUMN pallet.qstat IS 'quality: U unrestricted, Q quarantine, R rejected';
COMMENT ON COLUMN pallet.put_away_on IS 'null: still on the dock';
COMMENT ON COLUMN pallet.shipped_on IS 'null: still here';
CREATE TABLE worker (wid int PRIMARY KEY, wname text NOT NULL, sex char(1) NOT NULL, agency char(1) NOT NULL, forklift boolean NOT NULL, shift int NOT NULL, left_on date);
COMMENT ON COLUMN worker.agency IS 'Y agency worker, N our own';
COMMENT ON COLUMN worker.shift IS '1 early, 2 late, 3 night';
CREATE TABLE move_task (task_no int PRIMARY KEY, pallet_no int NOT NULL REFERENCES pallet, ttype char(2) NOT NULL, prio char(1) NOT NULL, tstate char(1) NOT NULL, given_to int REFERENCES worker, created timestamptz NOT NULL, done timestamptz);
COMMENT ON COLUMN move_task.ttype IS 'PA putaway, RP replenishment, PK pick, CC count';
COMMENT ON COLUMN move_task.prio IS 'H high, N normal, L low';
COMMENT ON COLUMN move_task.tstate IS 'O open, W in work, F finished, X cancelled';
CREATE TABLE truck (truck_visit int PRIMARY KEY, plate text NOT NULL, direction char(1) NOT NULL, booked_for timestamptz NOT NULL, arrived timestamptz, left_at timestamptz, outcome char(1));
COMMENT ON COLUMN truck.direction IS 'I inbound, O outbound';
COMMENT ON COLUMN truck.outcome IS 'C complete, S short (goods missing), R refused; null not finished';
