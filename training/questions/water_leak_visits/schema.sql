CREATE TABLE crew (crew_id integer PRIMARY KEY, foreman text NOT NULL, depot text NOT NULL);
CREATE TABLE district (district_code char(2) PRIMARY KEY, district_name text NOT NULL, pipe_km numeric(6,1) NOT NULL, households integer NOT NULL);
CREATE TABLE leak (
  leak_no integer PRIMARY KEY,
  district_code char(2) NOT NULL REFERENCES district,
  street text NOT NULL,
  pipe_material text NOT NULL,
  pipe_laid_year integer NOT NULL,
  reported_at timestamp NOT NULL,
  reported_by text NOT NULL CHECK (reported_by IN ('resident','sensor','our staff')),
  found_at timestamp,
  shut_off_at timestamp,
  repaired_at timestamp,
  road_restored_on date,
  loss_m3_per_hour numeric(6,2),
  water_lost_m3 numeric(9,1),
  severity text NOT NULL CHECK (severity IN ('drip','leak','burst'))
);
COMMENT ON COLUMN leak.found_at IS 'when the exact spot was located';
COMMENT ON COLUMN leak.shut_off_at IS 'when the water was turned off; empty where that was not needed';
COMMENT ON COLUMN leak.water_lost_m3 IS 'whole loss until the repair';
CREATE TABLE visit (
  visit_id integer PRIMARY KEY,
  leak_no integer NOT NULL REFERENCES leak,
  crew_id integer NOT NULL REFERENCES crew,
  purpose text NOT NULL CHECK (purpose IN ('search','repair','road')),
  planned_for timestamp NOT NULL,
  arrived_at timestamp,
  left_at timestamp,
  labour_cost numeric(8,2),
  material_cost numeric(8,2),
  external_cost numeric(8,2)
);
COMMENT ON COLUMN visit.external_cost IS 'diggers and other hired firms';
CREATE TABLE compensation (comp_id integer PRIMARY KEY, leak_no integer NOT NULL REFERENCES leak, household text NOT NULL, claimed_on date NOT NULL, decided_on date, paid_on date, amount_claimed numeric(8,2) NOT NULL, amount_paid numeric(8,2));
