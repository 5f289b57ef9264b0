CREATE TABLE crew (crew_id int PRIMARY KEY, driver text NOT NULL, loaders int NOT NULL, depot text NOT NULL);
CREATE TABLE round (round_code text PRIMARY KEY, waste text NOT NULL, weekday text NOT NULL, crew_id int REFERENCES crew, households int NOT NULL);
CREATE TABLE outing (outing_id int PRIMARY KEY, round_code text NOT NULL REFERENCES round, day date NOT NULL, truck text NOT NULL, tonnes numeric(5,2) NOT NULL, tip_site text NOT NULL, tip_cost_t numeric(6,2) NOT NULL, overtime_h numeric(3,1) NOT NULL);
CREATE TABLE missed_bin (report_id int PRIMARY KEY, round_code text NOT NULL REFERENCES round, address text NOT NULL, reported date NOT NULL, collected date, justified boolean);
CREATE TABLE garden_sub (sub_id int PRIMARY KEY, address text NOT NULL, round_code text NOT NULL REFERENCES round, paid_on date NOT NULL, bins int NOT NULL, fee_per_bin numeric(5,2) NOT NULL, cancelled_on date);
