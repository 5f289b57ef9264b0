-- links between tables are by column name
CREATE TABLE tram (tram_no int PRIMARY KEY, type_name text, built_year int, km_run int, depot_name text, withdrawn boolean);
CREATE TABLE fitter (fitter_id int PRIMARY KEY, fitter_name text, trade text, hourly_wage numeric(5,2), shift_letter char(1));
CREATE TABLE defect (
  defect_id int PRIMARY KEY,
  tram_no int,
  found_at timestamp,
  found_by text,
  subsystem text,
  note text,
  stops_service boolean,
  fixed_at timestamp
);
CREATE TABLE job (job_id int PRIMARY KEY, defect_id int, fitter_id int, job_day date, hours numeric(4,1), pit_no int);
CREATE TABLE part (part_code text PRIMARY KEY, part_title text, bin text, qty_on_shelf int, min_qty int, unit_cost numeric(8,2), supplier_id int);
CREATE TABLE part_use (job_id int, part_code text, qty int);
CREATE TABLE supplier (supplier_id int PRIMARY KEY, supplier_name text, city text, lead_time_days int);
CREATE TABLE inspection (inspection_id int PRIMARY KEY, tram_no int, kind text, done_on date, next_due date, passed boolean);
