CREATE TABLE depots (
  depot_code text PRIMARY KEY,
  town text NOT NULL,
  parking_places integer NOT NULL
);
CREATE TABLE vehicles (
  plate text PRIMARY KEY,
  make text NOT NULL,
  model text NOT NULL,
  fuel text NOT NULL CHECK (fuel IN ('diesel','electric','petrol')),
  depot_code text NOT NULL REFERENCES depots,
  built_year integer NOT NULL,
  bought_on date NOT NULL,
  purchase_price numeric(10,2) NOT NULL,
  sold_on date,
  sale_price numeric(10,2),
  next_inspection date
);
CREATE TABLE drivers (
  driver_id integer PRIMARY KEY,
  driver_name text NOT NULL,
  licence_until date NOT NULL,
  depot_code text NOT NULL REFERENCES depots
);
CREATE TABLE trips (
  trip_id integer PRIMARY KEY,
  plate text NOT NULL REFERENCES vehicles,
  driver_id integer NOT NULL REFERENCES drivers,
  from_depot text NOT NULL REFERENCES depots,
  to_depot text NOT NULL REFERENCES depots,
  left_at timestamptz NOT NULL,
  arrived_at timestamptz,
  km_start integer NOT NULL,
  km_end integer,
  purpose text NOT NULL
);
COMMENT ON TABLE trips IS 'a trip that is still under way has no arrived_at and no km_end';
CREATE TABLE refuels (
  refuel_id integer PRIMARY KEY,
  plate text NOT NULL REFERENCES vehicles,
  driver_id integer REFERENCES drivers,
  filled_on date NOT NULL,
  amount numeric(6,2) NOT NULL,
  unit_price numeric(6,3) NOT NULL,
  station text NOT NULL
);
COMMENT ON COLUMN refuels.amount IS 'litres, or kWh for electric vehicles';
COMMENT ON COLUMN refuels.unit_price IS 'price per litre or kWh';
CREATE TABLE repairs (
  repair_id integer PRIMARY KEY,
  plate text NOT NULL REFERENCES vehicles,
  reported_on date NOT NULL,
  in_workshop_on date,
  back_on date,
  what text NOT NULL,
  parts_cost numeric(8,2) NOT NULL DEFAULT 0,
  labour_cost numeric(8,2) NOT NULL DEFAULT 0,
  insured boolean NOT NULL
);
