CREATE TABLE location (loc_id int PRIMARY KEY, loc_name text NOT NULL, lanes int NOT NULL);
CREATE TABLE wash_program (prog_id int PRIMARY KEY, prog_name text NOT NULL, rank_no int NOT NULL, price_ct int NOT NULL, chem_cost_ct int NOT NULL);
COMMENT ON COLUMN wash_program.rank_no IS '1 basic, 2 medium, 3 premium';
CREATE TABLE cashier (cashier_id int PRIMARY KEY, cashier_name text NOT NULL, loc_id int NOT NULL REFERENCES location);
CREATE TABLE flat_pass (pass_id int PRIMARY KEY, plate text NOT NULL, prog_id int NOT NULL REFERENCES wash_program, monthly_ct int NOT NULL, from_date date NOT NULL, ended_on date);
CREATE TABLE wash (wash_id int PRIMARY KEY, loc_id int NOT NULL REFERENCES location, cashier_id int REFERENCES cashier, prog_id int NOT NULL REFERENCES wash_program, pass_id int REFERENCES flat_pass, washed_at timestamp NOT NULL, paid_ct int NOT NULL, asked_prog_id int REFERENCES wash_program, rewash int NOT NULL DEFAULT 0);
COMMENT ON COLUMN wash.asked_prog_id IS 'programme the customer asked for first; null when bought at the machine';
CREATE TABLE extra_sale (extra_id int PRIMARY KEY, wash_id int NOT NULL REFERENCES wash, extra text NOT NULL, price_ct int NOT NULL);
