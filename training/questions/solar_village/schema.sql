CREATE TABLE household (
  hh_id integer PRIMARY KEY,
  family_name text NOT NULL,
  lane text NOT NULL,
  people integer NOT NULL,
  joined_on date NOT NULL,
  tariff_code text NOT NULL
);
CREATE TABLE tariff (
  tariff_code text PRIMARY KEY,
  description text NOT NULL,
  buy_price numeric(6,4) NOT NULL,
  feed_in_price numeric(6,4) NOT NULL,
  monthly_fee numeric(6,2) NOT NULL
);
COMMENT ON COLUMN tariff.buy_price IS 'what a household pays for a kWh from the grid';
COMMENT ON COLUMN tariff.feed_in_price IS 'what a household gets for a kWh it feeds in';
CREATE TABLE roof_system (
  system_id integer PRIMARY KEY,
  hh_id integer NOT NULL REFERENCES household(hh_id),
  installer text NOT NULL,
  ordered_on date NOT NULL,
  mounted_on date,
  connected_on date,
  panels integer NOT NULL,
  peak_kw numeric(5,2) NOT NULL,
  battery_kwh numeric(5,1),
  price numeric(9,2) NOT NULL,
  subsidy numeric(9,2) NOT NULL
);
COMMENT ON COLUMN roof_system.price IS 'full price before the subsidy is taken off';
COMMENT ON COLUMN roof_system.battery_kwh IS 'empty when there is no battery';
CREATE TABLE monthly_reading (
  hh_id integer NOT NULL REFERENCES household(hh_id),
  month date NOT NULL,
  produced_kwh numeric(8,1) NOT NULL,
  used_kwh numeric(8,1) NOT NULL,
  drawn_kwh numeric(8,1) NOT NULL,
  fed_in_kwh numeric(8,1) NOT NULL,
  PRIMARY KEY (hh_id, month)
);
COMMENT ON COLUMN monthly_reading.month IS 'first day of the month';
COMMENT ON COLUMN monthly_reading.drawn_kwh IS 'taken from the grid';
CREATE TABLE fault (
  fault_id integer PRIMARY KEY,
  system_id integer NOT NULL REFERENCES roof_system(system_id),
  noticed_on date NOT NULL,
  fixed_on date,
  part text NOT NULL,
  repair_cost numeric(8,2),
  under_warranty boolean NOT NULL
);
