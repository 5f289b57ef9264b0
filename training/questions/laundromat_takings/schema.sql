CREATE TABLE tbl_shop (shop_id int PRIMARY KEY, shop_name text NOT NULL, city text NOT NULL, opened date NOT NULL, rent_month numeric(8,2) NOT NULL);
CREATE TABLE tbl_machine (machine_id int PRIMARY KEY, shop_id int NOT NULL, machine_type text NOT NULL, load_kg int NOT NULL, bought_on date NOT NULL, bought_for numeric(8,2) NOT NULL, in_service int NOT NULL);
COMMENT ON COLUMN tbl_machine.in_service IS '1 = working, 0 = taken out';
CREATE TABLE tbl_cycle (cycle_id int PRIMARY KEY, machine_id int NOT NULL, started timestamp NOT NULL, minutes int NOT NULL, price_cents int NOT NULL, paid_by text NOT NULL, card_no int);
COMMENT ON COLUMN tbl_cycle.paid_by IS 'coin, card or app';
CREATE TABLE tbl_card (card_no int PRIMARY KEY, holder text NOT NULL, issued date NOT NULL, balance_cents int NOT NULL);
CREATE TABLE tbl_utility_bill (bill_id int PRIMARY KEY, shop_id int NOT NULL, bill_month date NOT NULL, water_m3 numeric(7,1) NOT NULL, water_cost numeric(8,2) NOT NULL, power_kwh int NOT NULL, power_cost numeric(8,2) NOT NULL);
CREATE TABLE tbl_repair (repair_id int PRIMARY KEY, machine_id int NOT NULL, reported date NOT NULL, fixed date, cost numeric(8,2));
