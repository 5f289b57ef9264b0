CREATE TABLE roads (
  road_no text PRIMARY KEY,
  class integer NOT NULL,
  adt integer
);
COMMENT ON COLUMN roads.class IS '1 motorway, 2 national road, 3 county road, 4 local road';
COMMENT ON COLUMN roads.adt IS 'average daily traffic, vehicles';
CREATE TABLE bridges (
  bridge_id integer PRIMARY KEY,
  bridge_name text NOT NULL,
  road_no text NOT NULL,
  county text NOT NULL,
  crosses text NOT NULL,
  yr integer NOT NULL,
  mat text NOT NULL,
  len_m numeric(6,1) NOT NULL,
  wl numeric(5,1),
  listed boolean NOT NULL,
  closed_since date
);
COMMENT ON COLUMN bridges.yr IS 'year of construction';
COMMENT ON COLUMN bridges.mat IS 'main material: CO concrete, ST steel, MA masonry, TI timber';
COMMENT ON COLUMN bridges.wl IS 'weight limit in tonnes, empty when unrestricted';
CREATE TABLE inspectors (
  inspector_id integer PRIMARY KEY,
  full_name text NOT NULL,
  firm text NOT NULL,
  cert_until date NOT NULL,
  rope_access boolean NOT NULL
);
CREATE TABLE inspections (
  inspection_id integer PRIMARY KEY,
  bridge_id integer NOT NULL,
  inspector_id integer NOT NULL,
  kind text NOT NULL,
  done_on date NOT NULL,
  cr integer NOT NULL,
  next_due date NOT NULL,
  fee_eur integer NOT NULL
);
COMMENT ON COLUMN inspections.kind IS 'R routine, M main, S special';
COMMENT ON COLUMN inspections.cr IS 'condition rating 1 very good to 5 unsafe';
CREATE TABLE defects (
  defect_id integer PRIMARY KEY,
  inspection_id integer NOT NULL,
  part text NOT NULL,
  what text NOT NULL,
  sev integer NOT NULL,
  fixed_on date
);
COMMENT ON COLUMN defects.sev IS 'severity 1 cosmetic to 4 dangerous';
CREATE TABLE repairs (
  repair_id integer PRIMARY KEY,
  bridge_id integer NOT NULL,
  contractor text NOT NULL,
  started date NOT NULL,
  finished date,
  budget_eur integer NOT NULL,
  cost_eur integer
);
CREATE TABLE load_permits (
  permit_no integer PRIMARY KEY,
  bridge_id integer NOT NULL,
  haulier text NOT NULL,
  tonnes numeric(5,1) NOT NULL,
  crossing_on date NOT NULL,
  granted boolean NOT NULL
);
