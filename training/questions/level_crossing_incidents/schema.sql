CREATE TABLE line (line_code text PRIMARY KEY, line_name text NOT NULL, max_kmh int NOT NULL);
CREATE TABLE crossing (crossing_id int PRIMARY KEY, line_code text NOT NULL REFERENCES line, road_name text NOT NULL, protection text NOT NULL, upgraded_in int, replaced_crossing_id int REFERENCES crossing, closed_in int, opened_in int NOT NULL);
CREATE TABLE incident (incident_id int PRIMARY KEY, crossing_id int NOT NULL REFERENCES crossing, happened_at timestamp NOT NULL, kind text NOT NULL, road_user text, injured int NOT NULL, train_delay_min int NOT NULL, cleared_at timestamp);
CREATE TABLE closure_time (crossing_id int NOT NULL REFERENCES crossing, measured_on date NOT NULL, trains int NOT NULL, closed_min int NOT NULL, PRIMARY KEY (crossing_id, measured_on));
CREATE TABLE works_order (order_id int PRIMARY KEY, crossing_id int NOT NULL REFERENCES crossing, ordered_on date NOT NULL, due_on date NOT NULL, finished_on date, estimate numeric(10,2) NOT NULL, final_cost numeric(10,2), contractor text);
COMMENT ON COLUMN crossing.protection IS 'barriers, half barriers, lights, none';
COMMENT ON COLUMN incident.kind IS 'near miss, collision, barrier broken, stuck vehicle';
COMMENT ON COLUMN crossing.replaced_crossing_id IS 'the older crossing this one replaced';
