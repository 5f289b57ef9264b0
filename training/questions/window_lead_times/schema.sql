CREATE TABLE dealer (dealer_no int PRIMARY KEY, dealer_name text NOT NULL, area text NOT NULL, bonus_from numeric(9,2));
COMMENT ON COLUMN dealer.bonus_from IS 'yearly order value from which the dealer gets a bonus';
CREATE TABLE profile_system (sys_code text PRIMARY KEY, sys_name text NOT NULL, frame_material text NOT NULL, price_m2 numeric(7,2) NOT NULL, cost_m2 numeric(7,2) NOT NULL);
CREATE TABLE win_order (order_no int PRIMARY KEY, dealer_no int NOT NULL REFERENCES dealer, clerk text NOT NULL, received_on date NOT NULL, promised_on date NOT NULL, produced_on date, delivered_on date, storno text NOT NULL DEFAULT 'N');
CREATE TABLE win_pos (order_no int NOT NULL REFERENCES win_order, pos int NOT NULL, sys_code text NOT NULL REFERENCES profile_system, width_mm int NOT NULL, height_mm int NOT NULL, pieces int NOT NULL, price_each numeric(8,2) NOT NULL, PRIMARY KEY (order_no, pos));
CREATE TABLE glass_break (break_id int PRIMARY KEY, order_no int NOT NULL, pos int NOT NULL, found_on date NOT NULL, panes int NOT NULL, stage text NOT NULL, FOREIGN KEY (order_no, pos) REFERENCES win_pos);
