CREATE TABLE designers (
  id int PRIMARY KEY,
  name text NOT NULL,
  royalty_pct numeric(4,2) NOT NULL DEFAULT 0
);
CREATE TABLE toys (
  sku text PRIMARY KEY,
  name text NOT NULL,
  line text NOT NULL,
  min_age int NOT NULL,
  max_age int,
  launched_on date NOT NULL,
  retired_on date,
  wholesale_price numeric(7,2) NOT NULL,
  designer_id int REFERENCES designers(id),
  battery_powered boolean NOT NULL
);
CREATE TABLE materials (
  id int PRIMARY KEY,
  name text NOT NULL,
  unit text NOT NULL,
  price_per_unit numeric(8,3) NOT NULL,
  on_hand numeric(10,1) NOT NULL,
  safety_stock numeric(10,1) NOT NULL,
  supplier text
);
CREATE TABLE bills_of_material (
  sku text NOT NULL REFERENCES toys(sku),
  material_id int NOT NULL REFERENCES materials(id),
  quantity numeric(8,3) NOT NULL,
  PRIMARY KEY (sku, material_id)
);
CREATE TABLE production_runs (
  id int PRIMARY KEY,
  sku text NOT NULL REFERENCES toys(sku),
  workshop text NOT NULL,
  started_on date NOT NULL,
  finished_on date,
  planned_pieces int NOT NULL,
  good_pieces int,
  scrapped_pieces int
);
CREATE TABLE safety_tests (
  id int PRIMARY KEY,
  sku text NOT NULL REFERENCES toys(sku),
  tested_on date NOT NULL,
  standard text NOT NULL,
  lab text NOT NULL,
  passed boolean,
  certificate_valid_until date
);
CREATE TABLE retailers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  chain boolean NOT NULL,
  credit_days int NOT NULL
);
CREATE TABLE shipments (
  id int PRIMARY KEY,
  retailer_id int NOT NULL REFERENCES retailers(id),
  sku text NOT NULL REFERENCES toys(sku),
  shipped_on date NOT NULL,
  pieces int NOT NULL,
  unit_price numeric(7,2) NOT NULL,
  returned_pieces int NOT NULL DEFAULT 0
);
CREATE TABLE recalls (
  id int PRIMARY KEY,
  sku text NOT NULL REFERENCES toys(sku),
  announced_on date NOT NULL,
  hazard text NOT NULL,
  pieces_affected int NOT NULL,
  pieces_back int NOT NULL,
  closed_on date
);
