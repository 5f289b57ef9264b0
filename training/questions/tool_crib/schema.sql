CREATE TABLE worker (badge_no int PRIMARY KEY, name text NOT NULL, department text NOT NULL, employed_until date);
CREATE TABLE tool_type (type_code text PRIMARY KEY, type_name text NOT NULL, calibrate_every_months int, daily_rate numeric(6,2) NOT NULL);
CREATE TABLE tool (tool_no text PRIMARY KEY, type_code text NOT NULL REFERENCES tool_type, brand text NOT NULL, bought_on date NOT NULL, purchase_price numeric(8,2) NOT NULL, shelf text, state smallint NOT NULL);
COMMENT ON COLUMN tool.state IS '0 = on the shelf, 1 = lent out, 2 = in repair, 3 = scrapped';
CREATE TABLE loan (loan_no int PRIMARY KEY, tool_no text NOT NULL REFERENCES tool, badge_no int NOT NULL REFERENCES worker, lent_at timestamptz NOT NULL, due_at timestamptz NOT NULL, returned_at timestamptz, came_back_damaged boolean);
CREATE TABLE calibration (calibration_no int PRIMARY KEY, tool_no text NOT NULL REFERENCES tool, calibrated_on date NOT NULL, laboratory text NOT NULL, deviation_pct numeric(5,2) NOT NULL, ok boolean NOT NULL, fee numeric(7,2) NOT NULL);
CREATE TABLE consumable (item_code text PRIMARY KEY, item_name text NOT NULL, on_hand int NOT NULL, minimum int NOT NULL, maximum int NOT NULL, price_each numeric(6,2) NOT NULL);
CREATE TABLE withdrawal (withdrawal_no int PRIMARY KEY, item_code text NOT NULL REFERENCES consumable, badge_no int NOT NULL REFERENCES worker, taken_on date NOT NULL, pieces int NOT NULL);
