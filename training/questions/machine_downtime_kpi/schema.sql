CREATE TABLE area (area_id int PRIMARY KEY, area_name text NOT NULL);
CREATE TABLE asset (asset_tag text PRIMARY KEY, area_id int NOT NULL REFERENCES area, asset_desc text NOT NULL, criticality char(1) NOT NULL, installed date NOT NULL, replace_value numeric(10,0) NOT NULL);
CREATE TABLE fitter (fitter_id int PRIMARY KEY, fitter_name text NOT NULL, trade text NOT NULL, rate_hr numeric(5,2) NOT NULL);
CREATE TABLE breakdown (bd_id int PRIMARY KEY, asset_tag text NOT NULL REFERENCES asset, reported_at timestamp NOT NULL, repair_started_at timestamp, running_again_at timestamp, symptom text NOT NULL, root_cause text, reported_by text NOT NULL);
CREATE TABLE pm_task (task_id int PRIMARY KEY, asset_tag text NOT NULL REFERENCES asset, task_desc text NOT NULL, due_on date NOT NULL, done_on date, fitter_id int REFERENCES fitter);
CREATE TABLE labour (labour_id int PRIMARY KEY, bd_id int REFERENCES breakdown, task_id int REFERENCES pm_task, fitter_id int NOT NULL REFERENCES fitter, hours numeric(4,1) NOT NULL);
COMMENT ON TABLE pm_task IS 'preventive maintenance';
COMMENT ON COLUMN asset.criticality IS 'A high, B medium, C low';
COMMENT ON COLUMN labour.bd_id IS 'hours on a breakdown; task_id is filled instead for preventive work';
