CREATE TABLE arcade_hall (hall_id int PRIMARY KEY, hall text NOT NULL, pier boolean NOT NULL);
CREATE TABLE machine (mach_no text PRIMARY KEY, hall_id int NOT NULL REFERENCES arcade_hall, game text NOT NULL, genre text NOT NULL, bought_for numeric(9,2) NOT NULL, installed date NOT NULL, scrapped date, credit_price numeric(4,2) NOT NULL);
CREATE TABLE meter_read (mach_no text NOT NULL REFERENCES machine, read_on date NOT NULL, credits int NOT NULL, cash_box numeric(8,2) NOT NULL, read_by text NOT NULL, PRIMARY KEY (mach_no, read_on));
COMMENT ON COLUMN meter_read.credits IS 'games played since the last reading';
CREATE TABLE fault (fault_id int PRIMARY KEY, mach_no text NOT NULL REFERENCES machine, seen_at timestamp NOT NULL, fixed_at timestamp, part text, repair_cost numeric(7,2));
CREATE TABLE prize_stock (prize text PRIMARY KEY, tickets_needed int NOT NULL, unit_cost numeric(6,2) NOT NULL, on_shelf int NOT NULL);
CREATE TABLE redemption (red_id int PRIMARY KEY, hall_id int NOT NULL REFERENCES arcade_hall, prize text NOT NULL REFERENCES prize_stock, pieces int NOT NULL, red_on date NOT NULL);
