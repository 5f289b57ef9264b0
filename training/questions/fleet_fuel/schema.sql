CREATE TABLE tbl_depot (
  depot_id integer PRIMARY KEY,
  depot_name varchar(50) NOT NULL,
  city varchar(50) NOT NULL,
  tank_litres integer,
  is_closed smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_driver (
  driver_id integer PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  depot_id integer REFERENCES tbl_depot(depot_id),
  hire_date date NOT NULL,
  licence_class varchar(5) NOT NULL,
  is_active smallint NOT NULL DEFAULT 1
);
CREATE TABLE tbl_vehicle (
  vehicle_id integer PRIMARY KEY,
  reg varchar(12) NOT NULL,
  brand varchar(30) NOT NULL,
  vehicle_type varchar(20) NOT NULL,
  fuel_type varchar(10) NOT NULL,
  depot_id integer REFERENCES tbl_depot(depot_id),
  tank_size integer NOT NULL,
  norm_l_100km numeric(4,1),
  purchase_date date NOT NULL,
  is_sold smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_fuel_card (
  card_id integer PRIMARY KEY,
  card_no varchar(20) NOT NULL,
  vehicle_id integer REFERENCES tbl_vehicle(vehicle_id),
  provider varchar(30) NOT NULL,
  monthly_limit numeric(8,2),
  expiry_date date NOT NULL,
  is_blocked smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_station (
  station_id integer PRIMARY KEY,
  station_name varchar(60) NOT NULL,
  country char(2) NOT NULL,
  is_motorway smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_fill (
  fill_id integer PRIMARY KEY,
  card_id integer NOT NULL REFERENCES tbl_fuel_card(card_id),
  driver_id integer REFERENCES tbl_driver(driver_id),
  station_id integer NOT NULL REFERENCES tbl_station(station_id),
  fill_datetime timestamp NOT NULL,
  litres numeric(7,2) NOT NULL,
  price_per_litre numeric(5,3) NOT NULL,
  amount numeric(9,2) NOT NULL,
  odometer integer,
  is_suspicious smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_fine (
  fine_id integer PRIMARY KEY,
  vehicle_id integer NOT NULL REFERENCES tbl_vehicle(vehicle_id),
  driver_id integer REFERENCES tbl_driver(driver_id),
  offence varchar(40) NOT NULL,
  fine_date date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_date date
);
