CREATE TABLE outlet (outlet_id int PRIMARY KEY, outlet text NOT NULL, opens time NOT NULL, closes time NOT NULL);
CREATE TABLE bike_kind (kind_id int PRIMARY KEY, kind text NOT NULL, hour_price numeric(5,2) NOT NULL, day_price numeric(6,2) NOT NULL);
CREATE TABLE bike (frame_no text PRIMARY KEY, kind_id int NOT NULL REFERENCES bike_kind, outlet_id int NOT NULL REFERENCES outlet, bought_on date NOT NULL, status text NOT NULL);
CREATE TABLE hirer (hirer_id int PRIMARY KEY, hirer_name text NOT NULL, hotel text, nationality text);
CREATE TABLE hire (hire_id int PRIMARY KEY, frame_no text NOT NULL REFERENCES bike, hirer_id int NOT NULL REFERENCES hirer, out_at timestamp NOT NULL, due_at timestamp NOT NULL, in_at timestamp, price numeric(7,2) NOT NULL, late_fee numeric(6,2) NOT NULL, helmet boolean NOT NULL);
CREATE TABLE workshop_job (job_id int PRIMARY KEY, frame_no text NOT NULL REFERENCES bike, came_in date NOT NULL, ready_on date, fault text NOT NULL, parts_cost numeric(6,2) NOT NULL, minutes int);
COMMENT ON COLUMN bike.status IS 'ready, workshop, stolen, retired';
