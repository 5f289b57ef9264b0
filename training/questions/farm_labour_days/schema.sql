CREATE TABLE holding (holding_id int PRIMARY KEY, holding_name text NOT NULL, valley text NOT NULL);
CREATE TABLE parcel (parcel_id int PRIMARY KEY, holding_id int NOT NULL REFERENCES holding, parcel_name text NOT NULL, crop text NOT NULL, hectares numeric(5,2) NOT NULL);
CREATE TABLE worker (worker_id int PRIMARY KEY, worker_name text NOT NULL, nationality text NOT NULL, day_wage numeric(6,2) NOT NULL, arrived_on date NOT NULL, left_on date);
CREATE TABLE task (task_code text PRIMARY KEY, task_name text NOT NULL, piece_rate numeric(5,2));
COMMENT ON COLUMN task.piece_rate IS 'pay per crate where the task is paid by the crate, else empty';
CREATE TABLE work_entry (entry_id int PRIMARY KEY, worker_id int NOT NULL REFERENCES worker, parcel_id int NOT NULL REFERENCES parcel, task_code text NOT NULL REFERENCES task, work_date date NOT NULL, days numeric(3,1) NOT NULL, crates int, foreman_id int NOT NULL REFERENCES worker);
COMMENT ON COLUMN work_entry.days IS '1 or 0.5';
CREATE TABLE sale (sale_id int PRIMARY KEY, parcel_id int NOT NULL REFERENCES parcel, buyer text NOT NULL, sold_on date NOT NULL, paid_on date, kg int NOT NULL, price_per_kg numeric(5,2) NOT NULL, transport_cost numeric(7,2) NOT NULL);
