CREATE TABLE store (store_id int PRIMARY KEY, store_name text NOT NULL, manager_name text NOT NULL);
CREATE TABLE role (role_id int PRIMARY KEY, role_name text NOT NULL, wage_hour numeric(5,2) NOT NULL);
CREATE TABLE colleague (colleague_id int PRIMARY KEY, full_name text NOT NULL, store_id int NOT NULL REFERENCES store, role_id int NOT NULL REFERENCES role, contract_hours_week numeric(4,1) NOT NULL, started_on date NOT NULL, left_on date);
CREATE TABLE planned_shift (shift_id int PRIMARY KEY, store_id int NOT NULL REFERENCES store, role_id int NOT NULL REFERENCES role, shift_date date NOT NULL, starts time NOT NULL, ends time NOT NULL, colleague_id int REFERENCES colleague, published_on date);
CREATE TABLE clocking (shift_id int PRIMARY KEY REFERENCES planned_shift, clock_in timestamp NOT NULL, clock_out timestamp, break_minutes int NOT NULL);
CREATE TABLE swap_request (swap_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES planned_shift, asked_by int NOT NULL REFERENCES colleague(colleague_id), offered_to int REFERENCES colleague(colleague_id), asked_on date NOT NULL, answer text);
COMMENT ON COLUMN planned_shift.colleague_id IS 'null: nobody assigned';
COMMENT ON COLUMN swap_request.answer IS 'yes, no; null: waiting';
