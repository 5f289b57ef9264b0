CREATE TABLE mach (
  mach_id integer PRIMARY KEY,
  mach_no text NOT NULL,
  mach_label text NOT NULL,
  hall text NOT NULL,
  built_yr integer NOT NULL,
  installed date NOT NULL,
  rated_pcs_h integer NOT NULL,
  retired date
);
COMMENT ON COLUMN mach.mach_no IS 'number on the plate';
COMMENT ON COLUMN mach.rated_pcs_h IS 'pieces an hour by the maker';
CREATE TABLE worker (
  wid integer PRIMARY KEY,
  wname text NOT NULL,
  trade text NOT NULL,
  shift text NOT NULL
);
CREATE TABLE stop_reason (
  rcode text PRIMARY KEY,
  rtext text NOT NULL,
  planned boolean NOT NULL
);
CREATE TABLE stop (
  stop_id integer PRIMARY KEY,
  mach_id integer NOT NULL REFERENCES mach,
  rcode text NOT NULL REFERENCES stop_reason,
  stopped_at timestamp NOT NULL,
  called_at timestamp,
  fix_began timestamp,
  running_at timestamp,
  reported_by integer NOT NULL REFERENCES worker(wid),
  fixed_by integer REFERENCES worker(wid),
  lost_pcs integer
);
COMMENT ON COLUMN stop.called_at IS 'when maintenance was called; empty if operators dealt with it';
COMMENT ON COLUMN stop.running_at IS 'when the machine ran again';
CREATE TABLE spare_use (
  stop_id integer NOT NULL REFERENCES stop,
  spare text NOT NULL,
  qty integer NOT NULL,
  line_cost numeric(9,2) NOT NULL,
  PRIMARY KEY (stop_id, spare)
);
COMMENT ON COLUMN spare_use.line_cost IS 'cost of the whole line, quantity included';
CREATE TABLE pm_plan (
  pm_id integer PRIMARY KEY,
  mach_id integer NOT NULL REFERENCES mach,
  task text NOT NULL,
  every_days integer NOT NULL,
  planned_min integer NOT NULL,
  last_done date,
  next_due date NOT NULL
);
COMMENT ON TABLE pm_plan IS 'preventive maintenance';
CREATE TABLE day_output (
  mach_id integer NOT NULL REFERENCES mach,
  day date NOT NULL,
  run_min integer NOT NULL,
  good_pcs integer NOT NULL,
  bad_pcs integer NOT NULL,
  PRIMARY KEY (mach_id, day)
);
