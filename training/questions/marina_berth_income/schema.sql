CREATE TABLE pontoons (
  pontoon_id int PRIMARY KEY,
  letter text NOT NULL,
  has_electricity boolean NOT NULL
);
CREATE TABLE berths (
  berth_id int PRIMARY KEY,
  pontoon_id int NOT NULL REFERENCES pontoons(pontoon_id),
  berth_code text NOT NULL,
  length_m numeric(4,1) NOT NULL,
  night_rate numeric(7,2) NOT NULL
);
CREATE TABLE boats (
  boat_id int PRIMARY KEY,
  boat_name text NOT NULL,
  boat_type text NOT NULL,
  length_m numeric(4,1) NOT NULL,
  flag text NOT NULL,
  skipper text NOT NULL
);
CREATE TABLE stays (
  stay_id int PRIMARY KEY,
  berth_id int NOT NULL REFERENCES berths(berth_id),
  boat_id int NOT NULL REFERENCES boats(boat_id),
  booked_on date NOT NULL,
  arrived_on date NOT NULL,
  left_on date,
  nights int NOT NULL,
  rate_per_night numeric(7,2) NOT NULL,
  discount_percent numeric(4,1),
  people int NOT NULL
);
CREATE TABLE annual_contracts (
  contract_id int PRIMARY KEY,
  berth_id int NOT NULL REFERENCES berths(berth_id),
  boat_id int NOT NULL REFERENCES boats(boat_id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  yearly_fee numeric(9,2) NOT NULL,
  paid_on date
);
CREATE TABLE meter_readings (
  reading_id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays(stay_id),
  kwh_before numeric(8,1) NOT NULL,
  kwh_after numeric(8,1) NOT NULL,
  price_per_kwh numeric(5,3) NOT NULL,
  cost_per_kwh numeric(5,3) NOT NULL
);
CREATE TABLE fuel_sales (
  fuel_sale_id int PRIMARY KEY,
  boat_id int REFERENCES boats(boat_id),
  sold_at timestamptz NOT NULL,
  fuel text NOT NULL,
  litres numeric(7,1) NOT NULL,
  price_per_litre numeric(5,3) NOT NULL,
  cost_per_litre numeric(5,3) NOT NULL
);
COMMENT ON COLUMN stays.left_on IS 'empty while the boat is still here';
COMMENT ON COLUMN stays.discount_percent IS 'empty when no discount';
COMMENT ON COLUMN fuel_sales.boat_id IS 'empty for passing boats not on file';
