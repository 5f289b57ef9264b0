CREATE TABLE tbl_river (
  river_id smallint PRIMARY KEY,
  river_name varchar(50) NOT NULL
);
CREATE TABLE tbl_plant (
  plant_id smallint PRIMARY KEY,
  plant_name varchar(50) NOT NULL,
  river_id smallint NOT NULL REFERENCES tbl_river(river_id),
  commissioned date NOT NULL,
  head_m numeric(6,1) NOT NULL,
  is_storage smallint NOT NULL,
  is_remote_controlled smallint NOT NULL
);
CREATE TABLE tbl_turbine (
  turbine_id smallint PRIMARY KEY,
  plant_id smallint NOT NULL REFERENCES tbl_plant(plant_id),
  turbine_label varchar(10) NOT NULL,
  turbine_type varchar(20) NOT NULL,
  capacity_kw int NOT NULL,
  is_out_of_service smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_daily_output (
  turbine_id smallint NOT NULL REFERENCES tbl_turbine(turbine_id),
  output_date date NOT NULL,
  mwh numeric(8,2) NOT NULL,
  running_hours numeric(4,1) NOT NULL,
  PRIMARY KEY (turbine_id, output_date)
);
CREATE TABLE tbl_power_price (
  price_month date PRIMARY KEY,
  eur_per_mwh numeric(7,2) NOT NULL
);
CREATE TABLE tbl_reservoir_level (
  plant_id smallint NOT NULL REFERENCES tbl_plant(plant_id),
  measured_at timestamp NOT NULL,
  level_m numeric(7,2) NOT NULL,
  inflow_m3s numeric(7,2),
  PRIMARY KEY (plant_id, measured_at)
);
CREATE TABLE tbl_technician (
  technician_id smallint PRIMARY KEY,
  technician_name varchar(50) NOT NULL,
  is_on_call smallint NOT NULL,
  base_plant_id smallint REFERENCES tbl_plant(plant_id)
);
CREATE TABLE tbl_stoppage (
  stoppage_id int PRIMARY KEY,
  turbine_id smallint NOT NULL REFERENCES tbl_turbine(turbine_id),
  technician_id smallint REFERENCES tbl_technician(technician_id),
  stopped_at timestamp NOT NULL,
  restarted_at timestamp,
  reason varchar(40) NOT NULL,
  is_planned smallint NOT NULL,
  repair_cost numeric(10,2)
);
