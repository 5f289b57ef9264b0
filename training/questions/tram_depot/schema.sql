CREATE TABLE depots (depot_code char(3) PRIMARY KEY, depot_name text, tracks int);
CREATE TABLE trams (fleet_number int PRIMARY KEY, series text, builder text, built_year int, depot_code char(3), low_floor boolean, withdrawn_on date, mileage_km int);
CREATE TABLE routes (route_no int PRIMARY KEY, terminus_a text, terminus_b text, length_km numeric(5,2));
CREATE TABLE drivers (driver_id int PRIMARY KEY, full_name text, depot_code char(3), licence_expires date, hired_on date, left_on date);
CREATE TABLE runs (run_id int PRIMARY KEY, run_date date, route_no int, fleet_number int, driver_id int, first_departure time, laps_planned int, laps_done int, delay_minutes int);
CREATE TABLE defects (defect_id int PRIMARY KEY, fleet_number int, reported_at timestamp, reported_by int, part text, safety_critical boolean, cleared_at timestamp);
CREATE TABLE workshop_jobs (job_id int PRIMARY KEY, defect_id int, fleet_number int, job_kind text, started_on date, finished_on date, labour_hours numeric(6,1), parts_cost numeric(10,2));
CREATE TABLE wheel_checks (check_id int PRIMARY KEY, fleet_number int, checked_on date, tread_mm numeric(4,1));
