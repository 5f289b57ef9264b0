CREATE TABLE playground (
  pg_id int PRIMARY KEY,
  pg_name text NOT NULL,
  pg_district text NOT NULL,
  pg_opened date NOT NULL,
  pg_closed date,                    -- shut to the public since
  pg_sponsor text                    -- local sponsor, if any
);
CREATE TABLE equipment (
  eq_id int PRIMARY KEY,
  pg_id int NOT NULL REFERENCES playground,
  eq_kind text NOT NULL,             -- swing, slide, seesaw, climbing frame, sandpit
  eq_maker text NOT NULL,
  eq_installed date NOT NULL,
  eq_cost numeric(9,2) NOT NULL,
  eq_removed date
);
CREATE TABLE staff (st_id int PRIMARY KEY, st_first text NOT NULL, st_last text NOT NULL, st_job text NOT NULL, st_boss int REFERENCES staff);
CREATE TABLE inspection (
  in_id int PRIMARY KEY,
  pg_id int NOT NULL REFERENCES playground,
  in_kind text NOT NULL,             -- weekly, quarterly, yearly
  in_due date NOT NULL,
  in_done date,
  in_by int REFERENCES staff,
  in_grade int                       -- 1 good to 5 bad
);
CREATE TABLE defect (
  df_id int PRIMARY KEY,
  eq_id int NOT NULL REFERENCES equipment,
  in_id int REFERENCES inspection,   -- null: reported by a citizen
  df_text text NOT NULL,
  df_level text NOT NULL,            -- minor, serious, danger
  df_found date NOT NULL,
  df_found_by int REFERENCES staff,
  df_assigned int REFERENCES staff,
  df_fixed date,
  df_quote numeric(8,2),             -- estimated repair cost
  df_cost numeric(8,2)               -- actual repair cost
);
CREATE TABLE citizen_report (cr_id int PRIMARY KEY, pg_id int NOT NULL REFERENCES playground, cr_name text NOT NULL, cr_text text NOT NULL, cr_received timestamp NOT NULL, cr_answered timestamp);
