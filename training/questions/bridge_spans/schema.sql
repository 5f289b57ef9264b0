CREATE TABLE waters (
  water_id integer PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL
);
COMMENT ON TABLE waters IS 'What the bridges cross: rivers, straits, gorges, canals';
COMMENT ON COLUMN waters.kind IS 'river, strait, gorge or canal';
CREATE TABLE engineers (
  engineer_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  country text NOT NULL,
  born_year integer
);
COMMENT ON TABLE engineers IS 'Designers of bridges';
COMMENT ON COLUMN engineers.born_year IS 'Year of birth, empty if unknown';
CREATE TABLE bridges (
  bridge_id integer PRIMARY KEY,
  name text NOT NULL,
  water_id integer NOT NULL REFERENCES waters(water_id),
  engineer_id integer REFERENCES engineers(engineer_id),
  structure text NOT NULL,
  main_span_m numeric(7,1) NOT NULL,
  total_length_m numeric(8,1) NOT NULL,
  opened_on date NOT NULL,
  lanes integer,
  toll_eur numeric(5,2),
  carries_rail boolean NOT NULL
);
COMMENT ON TABLE bridges IS 'One row per bridge';
COMMENT ON COLUMN bridges.structure IS 'suspension, arch, cable-stayed, beam, truss';
COMMENT ON COLUMN bridges.main_span_m IS 'Longest single span in metres';
COMMENT ON COLUMN bridges.toll_eur IS 'Price of one car crossing, empty if free';
COMMENT ON COLUMN bridges.lanes IS 'Road lanes, empty for footbridges and railway bridges';
CREATE TABLE inspections (
  inspection_id integer PRIMARY KEY,
  bridge_id integer NOT NULL REFERENCES bridges(bridge_id),
  inspected_on date NOT NULL,
  condition_mark integer NOT NULL,
  inspector text NOT NULL,
  cost_eur numeric(9,2) NOT NULL
);
COMMENT ON TABLE inspections IS 'Safety inspections';
COMMENT ON COLUMN inspections.condition_mark IS '1 is like new, 5 is dangerous';
CREATE TABLE closures (
  closure_id integer PRIMARY KEY,
  bridge_id integer NOT NULL REFERENCES bridges(bridge_id),
  closed_at timestamp NOT NULL,
  reopened_at timestamp,
  reason text NOT NULL
);
COMMENT ON TABLE closures IS 'Times when a bridge was shut to traffic';
COMMENT ON COLUMN closures.reopened_at IS 'Empty while still shut';
