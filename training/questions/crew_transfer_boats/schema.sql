CREATE TABLE vessel (
  vessel_id int PRIMARY KEY,
  vessel_name text NOT NULL,
  seats int NOT NULL,
  built_year int NOT NULL,
  max_wave_height_m numeric(3,1) NOT NULL,
  purchase_price numeric(12,2),
  laid_up_since date
);
CREATE TABLE wind_farm (
  farm_id int PRIMARY KEY,
  farm_name text NOT NULL,
  operator_name text NOT NULL,
  turbines int NOT NULL,
  distance_nm numeric(4,1) NOT NULL
);
CREATE TABLE skipper (
  skipper_id int PRIMARY KEY,
  skipper_name text NOT NULL,
  licence_expires date NOT NULL,
  daily_wage numeric(7,2) NOT NULL
);
CREATE TABLE charter (
  charter_id int PRIMARY KEY,
  vessel_id int NOT NULL REFERENCES vessel(vessel_id),
  farm_id int NOT NULL REFERENCES wind_farm(farm_id),
  enquiry_date date NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  day_rate numeric(8,2) NOT NULL,
  standby_rate numeric(8,2) NOT NULL,
  discount_percent numeric(4,1) NOT NULL,
  stage text NOT NULL
);
CREATE TABLE sailing (
  sailing_id int PRIMARY KEY,
  charter_id int NOT NULL REFERENCES charter(charter_id),
  skipper_id int NOT NULL REFERENCES skipper(skipper_id),
  sail_date date NOT NULL,
  day_type text NOT NULL,
  passengers int,
  transfers int,
  litres_fuel int,
  planned_departure time NOT NULL,
  actual_departure time
);
CREATE TABLE off_hire (
  off_hire_id int PRIMARY KEY,
  vessel_id int NOT NULL REFERENCES vessel(vessel_id),
  began_on date NOT NULL,
  finished_on date,
  cause text NOT NULL,
  repair_cost numeric(10,2)
);
CREATE TABLE charter_invoice (
  invoice_id int PRIMARY KEY,
  charter_id int NOT NULL REFERENCES charter(charter_id),
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  amount_net numeric(11,2) NOT NULL,
  amount_tax numeric(11,2) NOT NULL,
  paid_date date
);
COMMENT ON COLUMN charter.stage IS 'won, lost, offered';
COMMENT ON COLUMN sailing.day_type IS 'working, weather standby';
