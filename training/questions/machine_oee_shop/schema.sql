CREATE TABLE tbl_machine (machine_no text PRIMARY KEY, machine_desc text NOT NULL, hall text NOT NULL, hourly_rate numeric(6,2) NOT NULL, bought_on date NOT NULL);
CREATE TABLE tbl_article (article_no text PRIMARY KEY, article_desc text NOT NULL, target_secs_per_piece numeric(6,1) NOT NULL, material_cost numeric(7,2) NOT NULL);
CREATE TABLE tbl_shift (shift_id int PRIMARY KEY, machine_no text NOT NULL REFERENCES tbl_machine, shift_date date NOT NULL, shift_name text NOT NULL, planned_minutes int NOT NULL, operator_name text NOT NULL);
CREATE TABLE tbl_run (run_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES tbl_shift, article_no text NOT NULL REFERENCES tbl_article, run_minutes int NOT NULL, pieces_good int NOT NULL, pieces_scrap int NOT NULL, pieces_rework int NOT NULL);
CREATE TABLE tbl_stop_reason (reason_id int PRIMARY KEY, reason_desc text NOT NULL, planned int NOT NULL);
CREATE TABLE tbl_stop (stop_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES tbl_shift, reason_id int REFERENCES tbl_stop_reason, stop_minutes int NOT NULL);
COMMENT ON COLUMN tbl_stop_reason.planned IS '1 planned stop, 0 unplanned';
