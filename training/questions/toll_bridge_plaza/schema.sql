CREATE TABLE vehicle_classes (class_code text PRIMARY KEY, class_name text NOT NULL, toll numeric(5,2) NOT NULL);
CREATE TABLE lanes (lane_no int PRIMARY KEY, direction text NOT NULL, equipment text NOT NULL, closed_since date);
CREATE TABLE collectors (collector_id int PRIMARY KEY, given_name text NOT NULL, surname text NOT NULL, part_time boolean NOT NULL, joined_on date NOT NULL);
CREATE TABLE shifts (shift_id int PRIMARY KEY, collector_id int NOT NULL REFERENCES collectors, lane_no int NOT NULL REFERENCES lanes, shift_date date NOT NULL, slot text NOT NULL, cash_expected numeric(9,2) NOT NULL, cash_counted numeric(9,2));
CREATE TABLE tag_accounts (account_no text PRIMARY KEY, holder text NOT NULL, home_town text NOT NULL, class_code text NOT NULL REFERENCES vehicle_classes, balance numeric(8,2) NOT NULL, opened_on date NOT NULL, blocked boolean NOT NULL);
CREATE TABLE crossings (crossing_id int PRIMARY KEY, lane_no int NOT NULL REFERENCES lanes, crossed_at timestamptz NOT NULL, class_code text NOT NULL REFERENCES vehicle_classes, paid_with text NOT NULL, account_no text REFERENCES tag_accounts, toll_paid numeric(5,2) NOT NULL);
CREATE TABLE violations (violation_id int PRIMARY KEY, lane_no int NOT NULL REFERENCES lanes, plate text NOT NULL, seen_at timestamptz NOT NULL, penalty numeric(6,2) NOT NULL, settled_on date, appealed boolean NOT NULL);
CREATE TABLE maintenance_closures (closure_id int PRIMARY KEY, lane_no int NOT NULL REFERENCES lanes, reason text NOT NULL, began timestamptz NOT NULL, finished timestamptz);
