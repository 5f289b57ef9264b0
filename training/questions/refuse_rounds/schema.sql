CREATE TABLE tbl_district (
  district_id int PRIMARY KEY,
  district_name varchar(60) NOT NULL,
  inhabitants int NOT NULL
);
CREATE TABLE tbl_street (
  street_id int PRIMARY KEY,
  street_name varchar(80) NOT NULL,
  district_id int NOT NULL REFERENCES tbl_district(district_id),
  is_narrow smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_waste_type (
  waste_type_id int PRIMARY KEY,
  type_name varchar(40) NOT NULL,
  is_recyclable smallint NOT NULL,
  price_per_tonne decimal(8,2)
);
CREATE TABLE tbl_bin (
  bin_id int PRIMARY KEY,
  street_id int NOT NULL REFERENCES tbl_street(street_id),
  waste_type_id int NOT NULL REFERENCES tbl_waste_type(waste_type_id),
  litres int NOT NULL,
  chip_code varchar(20),
  placed_date date NOT NULL,
  is_damaged smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_truck (
  truck_id int PRIMARY KEY,
  plate varchar(15) NOT NULL,
  max_load_kg int NOT NULL,
  is_electric smallint NOT NULL,
  next_inspection date
);
CREATE TABLE tbl_tour (
  tour_id int PRIMARY KEY,
  tour_date date NOT NULL,
  truck_id int NOT NULL REFERENCES tbl_truck(truck_id),
  district_id int NOT NULL REFERENCES tbl_district(district_id),
  waste_type_id int NOT NULL REFERENCES tbl_waste_type(waste_type_id),
  driver_name varchar(60) NOT NULL,
  start_time time NOT NULL,
  end_time time,
  load_kg int,
  is_finished smallint NOT NULL
);
CREATE TABLE tbl_complaint (
  complaint_id int PRIMARY KEY,
  street_id int NOT NULL REFERENCES tbl_street(street_id),
  received_date date NOT NULL,
  category varchar(30) NOT NULL,
  remark varchar(200),
  is_solved smallint NOT NULL,
  solved_date date
);
CREATE TABLE tbl_bulky_order (
  order_id int PRIMARY KEY,
  street_id int NOT NULL REFERENCES tbl_street(street_id),
  house_no varchar(6) NOT NULL,
  ordered_date date NOT NULL,
  pickup_date date,
  items int NOT NULL,
  fee decimal(7,2) NOT NULL,
  is_paid smallint NOT NULL
);
