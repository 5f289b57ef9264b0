CREATE TABLE vessel (vessel_code text PRIMARY KEY, vessel_name text NOT NULL, car_spaces int NOT NULL, entered_service date NOT NULL, sold_on date);
CREATE TABLE pier (pier_code char(3) PRIMARY KEY, pier_name text NOT NULL, island boolean NOT NULL);
CREATE TABLE delay_cause (cause_code char(2) PRIMARY KEY, cause text NOT NULL, our_fault char(1) NOT NULL);
CREATE TABLE sailing (sailing_id int PRIMARY KEY, vessel_code text NOT NULL REFERENCES vessel, from_pier char(3) NOT NULL REFERENCES pier, to_pier char(3) NOT NULL REFERENCES pier, sched_dep timestamp NOT NULL, actual_dep timestamp, sched_arr timestamp NOT NULL, actual_arr timestamp, cars int, foot_passengers int, cause_code char(2) REFERENCES delay_cause);
CREATE TABLE compensation (comp_id int PRIMARY KEY, sailing_id int NOT NULL REFERENCES sailing, claimant text NOT NULL, asked_on date NOT NULL, asked numeric(7,2) NOT NULL, granted numeric(7,2), decided_on date);
COMMENT ON COLUMN sailing.actual_dep IS 'null when the sailing was cancelled';
COMMENT ON COLUMN delay_cause.our_fault IS 'Y or N';
