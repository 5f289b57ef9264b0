CREATE TABLE worker (worker_id int PRIMARY KEY, worker_name text NOT NULL, home_town text NOT NULL, brought_by int REFERENCES worker, signed_up date NOT NULL, day_rate numeric(7,2) NOT NULL, blocked char(1) NOT NULL DEFAULT 'N');
CREATE TABLE skill (skill_code text PRIMARY KEY, skill_label text NOT NULL);
CREATE TABLE worker_skill (worker_id int NOT NULL REFERENCES worker, skill_code text NOT NULL REFERENCES skill, PRIMARY KEY (worker_id, skill_code));
CREATE TABLE organiser (organiser_id int PRIMARY KEY, organiser_name text NOT NULL, billing_town text NOT NULL);
CREATE TABLE event (event_id int PRIMARY KEY, organiser_id int NOT NULL REFERENCES organiser, event_name text NOT NULL, event_day date NOT NULL, town text NOT NULL, staff_wanted int NOT NULL, agreed_fee numeric(9,2) NOT NULL, cancelled_on date);
CREATE TABLE shift (event_id int NOT NULL REFERENCES event, worker_id int NOT NULL REFERENCES worker, role text NOT NULL, hours numeric(4,1), pay numeric(8,2), turned_up boolean, PRIMARY KEY (event_id, worker_id));
COMMENT ON COLUMN worker.brought_by IS 'worker who introduced this one';
