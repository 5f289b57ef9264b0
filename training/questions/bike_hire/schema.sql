CREATE TABLE docking_station_list (
  docking_station_number integer PRIMARY KEY,
  docking_station_name text NOT NULL,
  docking_station_district text NOT NULL,
  number_of_docks integer NOT NULL,
  station_installation_date date NOT NULL
);
CREATE TABLE bicycle_list (
  bicycle_number integer PRIMARY KEY,
  bicycle_model_name text NOT NULL,
  bicycle_material text NOT NULL,
  is_electric_bicycle boolean NOT NULL,
  bicycle_purchase_price numeric(7,2) NOT NULL
);
CREATE TABLE registered_riders (
  rider_number integer PRIMARY KEY,
  rider_full_name text NOT NULL,
  rider_home_district text NOT NULL,
  rider_credit_balance numeric(6,2) NOT NULL,
  rider_registration_date date NOT NULL
);
CREATE TABLE bicycle_trips (
  trip_number integer PRIMARY KEY,
  rider_number integer NOT NULL REFERENCES registered_riders(rider_number),
  bicycle_number integer NOT NULL REFERENCES bicycle_list(bicycle_number),
  start_station_number integer NOT NULL REFERENCES docking_station_list(docking_station_number),
  end_station_number integer REFERENCES docking_station_list(docking_station_number),
  trip_start_time timestamp NOT NULL,
  trip_end_time timestamp,
  trip_fee_amount numeric(5,2)
);
CREATE TABLE daily_weather_records (
  weather_record_date date PRIMARY KEY,
  mean_temperature_celsius numeric(4,1) NOT NULL,
  rainfall_millimetres numeric(4,1) NOT NULL,
  weather_description text NOT NULL
);
