CREATE TABLE depots (
  depot_id integer PRIMARY KEY,
  depot_name text NOT NULL,
  grid_limit_kw integer NOT NULL
);
CREATE TABLE chargers (
  charger_id integer PRIMARY KEY,
  depot_id integer NOT NULL REFERENCES depots,
  maker text NOT NULL,
  rated_kw numeric(6,1) NOT NULL,
  commissioned_on date NOT NULL,
  decommissioned_on date,
  last_inspected_on date
);
CREATE TABLE fleet_operators (
  operator_id integer PRIMARY KEY,
  operator_name text NOT NULL,
  price_plan text NOT NULL
);
CREATE TABLE vehicles (
  vehicle_id integer PRIMARY KEY,
  operator_id integer NOT NULL REFERENCES fleet_operators,
  home_depot_id integer NOT NULL REFERENCES depots(depot_id),
  plate text NOT NULL,
  kind text NOT NULL,
  battery_gross_kwh numeric(6,1) NOT NULL,
  battery_usable_kwh numeric(6,1) NOT NULL
);
CREATE TABLE sessions (
  session_id integer PRIMARY KEY,
  charger_id integer NOT NULL REFERENCES chargers,
  vehicle_id integer NOT NULL REFERENCES vehicles,
  plugged_in timestamp NOT NULL,
  charging_started timestamp,
  charging_ended timestamp,
  unplugged timestamp,
  energy_kwh numeric(7,2),
  peak_kw numeric(6,1),
  soc_start integer,
  soc_end integer,
  energy_cost numeric(8,2),
  price_charged numeric(8,2),
  ended_how text
);
COMMENT ON COLUMN sessions.energy_kwh IS 'energy delivered';
COMMENT ON COLUMN sessions.soc_start IS 'battery level in percent when charging began';
COMMENT ON COLUMN sessions.energy_cost IS 'what the power cost us';
COMMENT ON COLUMN sessions.price_charged IS 'what the operator pays us for the session';
COMMENT ON COLUMN sessions.ended_how IS 'full, driver, error or time limit';
CREATE TABLE charger_faults (
  fault_id integer PRIMARY KEY,
  charger_id integer NOT NULL REFERENCES chargers,
  code text NOT NULL,
  raised_at timestamp NOT NULL,
  cleared_at timestamp,
  repair_cost numeric(8,2)
);
CREATE TABLE power_bills (
  depot_id integer NOT NULL REFERENCES depots,
  month date NOT NULL,
  kwh_bought integer NOT NULL,
  energy_charge numeric(9,2) NOT NULL,
  grid_fee numeric(9,2) NOT NULL,
  total numeric(9,2) NOT NULL,
  paid_on date,
  PRIMARY KEY (depot_id, month)
);
COMMENT ON COLUMN power_bills.month IS 'first day of the month the bill is for';
