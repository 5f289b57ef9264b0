CREATE TABLE tbl_district (
  district_id integer PRIMARY KEY,
  district_name text NOT NULL,
  headquarters_city text NOT NULL,
  city_population integer NOT NULL,
  city_area_km2 numeric(7,1) NOT NULL
);
CREATE TABLE tbl_store (
  store_id integer PRIMARY KEY,
  store_name text NOT NULL,
  district_id integer NOT NULL REFERENCES tbl_district(district_id),
  store_format text NOT NULL,
  floor_m2 integer NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE tbl_manager (
  manager_id integer PRIMARY KEY,
  manager_name text NOT NULL,
  age integer NOT NULL,
  store_id integer REFERENCES tbl_store(store_id),
  since_date date
);
CREATE TABLE tbl_line (
  line_id integer PRIMARY KEY,
  line_name text NOT NULL,
  family text NOT NULL,
  unit_price numeric(7,2) NOT NULL
);
CREATE TABLE tbl_store_line (
  store_id integer NOT NULL REFERENCES tbl_store(store_id),
  line_id integer NOT NULL REFERENCES tbl_line(line_id),
  on_shelf integer NOT NULL,
  PRIMARY KEY (store_id, line_id)
);
CREATE TABLE tbl_sale (
  sale_id integer PRIMARY KEY,
  store_id integer NOT NULL REFERENCES tbl_store(store_id),
  line_id integer NOT NULL REFERENCES tbl_line(line_id),
  sold_on date NOT NULL,
  quantity integer NOT NULL,
  amount numeric(9,2) NOT NULL
);
