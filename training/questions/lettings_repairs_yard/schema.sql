CREATE TABLE estates (estate_id int PRIMARY KEY, estate text NOT NULL, ward text NOT NULL);
CREATE TABLE homes (home_ref text PRIMARY KEY, estate_id int NOT NULL REFERENCES estates, bedrooms int NOT NULL, occupant text, void_since date);
CREATE TABLE trades (trade_code text PRIMARY KEY, trade text NOT NULL, callout numeric(6,2) NOT NULL, per_hour numeric(6,2) NOT NULL);
CREATE TABLE operatives (op_id int PRIMARY KEY, operative text NOT NULL, trade_code text NOT NULL REFERENCES trades, agency boolean NOT NULL);
CREATE TABLE repairs (repair_no int PRIMARY KEY, home_ref text NOT NULL REFERENCES homes, trade_code text NOT NULL REFERENCES trades, op_id int REFERENCES operatives, logged_at timestamptz NOT NULL, appointment timestamptz, started_at timestamptz, completed_at timestamptz, urgency text NOT NULL, hours numeric(4,1), rating int);
CREATE TABLE no_access (visit_id int PRIMARY KEY, repair_no int NOT NULL REFERENCES repairs, visited_on date NOT NULL);
