CREATE TABLE cafe (cafe_id int PRIMARY KEY, cafe_name text NOT NULL, street text NOT NULL);
CREATE TABLE barista (barista_id int PRIMARY KEY, barista_name text NOT NULL, cafe_id int NOT NULL REFERENCES cafe, wage_hour numeric(5,2) NOT NULL, contract_hours int NOT NULL, started date NOT NULL, quit date, student boolean NOT NULL DEFAULT false);
CREATE TABLE shift (shift_id int PRIMARY KEY, cafe_id int NOT NULL REFERENCES cafe, shift_date date NOT NULL, part_of_day text NOT NULL CHECK (part_of_day IN ('early','late')), barista_id int REFERENCES barista, planned_hours numeric(3,1) NOT NULL, published boolean NOT NULL);
CREATE TABLE clocking (clocking_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES shift, barista_id int NOT NULL REFERENCES barista, clock_in timestamp NOT NULL, clock_out timestamp);
CREATE TABLE swap_request (swap_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES shift, asked_by int NOT NULL REFERENCES barista, taken_by int REFERENCES barista, asked_at timestamp NOT NULL, answer text CHECK (answer IN ('ok','refused')));
CREATE TABLE day_takings (cafe_id int NOT NULL REFERENCES cafe, day date NOT NULL, gross numeric(8,2) NOT NULL, receipts int NOT NULL, PRIMARY KEY (cafe_id, day));
CREATE TABLE sick_note (note_id int PRIMARY KEY, barista_id int NOT NULL REFERENCES barista, from_day date NOT NULL, to_day date NOT NULL);
