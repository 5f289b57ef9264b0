CREATE TABLE machines (machine_id int PRIMARY KEY, machine_name text NOT NULL, hall text NOT NULL, kind text NOT NULL, sheets_per_hour int NOT NULL, commissioned date);
CREATE TABLE operators (operator_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, shift_letter char(1) NOT NULL, forklift_licence boolean NOT NULL);
CREATE TABLE buyers (buyer_id int PRIMARY KEY, buyer_name text NOT NULL, country text NOT NULL, currency char(3) NOT NULL);
CREATE TABLE designs (design_no text PRIMARY KEY, title text NOT NULL, buyer_id int NOT NULL, board_grade text NOT NULL, price_per_thousand numeric(8,2) NOT NULL, food_safe boolean NOT NULL);
CREATE TABLE work_orders (wo_no int PRIMARY KEY, design_no text NOT NULL, ordered_qty int NOT NULL, ordered_on date NOT NULL, promised_on date NOT NULL, shipped_on date, hold_reason text);
CREATE TABLE runs (run_id int PRIMARY KEY, wo_no int NOT NULL, machine_id int NOT NULL, operator_id int NOT NULL, started_at timestamp NOT NULL, ended_at timestamp, good_qty int NOT NULL, waste_qty int NOT NULL);
CREATE TABLE stoppages (stoppage_id int PRIMARY KEY, machine_id int NOT NULL, cause text NOT NULL, began_at timestamp NOT NULL, minutes_lost int NOT NULL);
CREATE TABLE board_deliveries (delivery_id int PRIMARY KEY, mill text NOT NULL, board_grade text NOT NULL, tonnes numeric(6,2) NOT NULL, price_per_tonne_eur numeric(8,2) NOT NULL, arrived_on date NOT NULL);
