CREATE TABLE lines (line_code text PRIMARY KEY, line_name text NOT NULL, rated_bph int NOT NULL);
CREATE TABLE drinks (drink_id int PRIMARY KEY, drink_name text NOT NULL, bottle_ml int NOT NULL, cost_per_bottle numeric(6,3) NOT NULL, transfer_price numeric(6,3) NOT NULL);
CREATE TABLE batches (batch_no int PRIMARY KEY, line_code text NOT NULL REFERENCES lines, drink_id int NOT NULL REFERENCES drinks, planned_start timestamp NOT NULL, actual_start timestamp, actual_end timestamp, planned_bottles int NOT NULL, filled_bottles int, rejected_bottles int, crew_size int NOT NULL);
CREATE TABLE stoppages (stoppage_id int PRIMARY KEY, batch_no int NOT NULL REFERENCES batches, minutes int NOT NULL, cause text NOT NULL, is_mechanical boolean NOT NULL);
CREATE TABLE pallets_shipped (pallet_id int PRIMARY KEY, batch_no int NOT NULL REFERENCES batches, warehouse text NOT NULL, bottles int NOT NULL, shipped_on date NOT NULL);
COMMENT ON COLUMN lines.rated_bph IS 'rated bottles per hour';
