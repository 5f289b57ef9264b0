CREATE TABLE lots (
  id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  spaces int NOT NULL
);
CREATE TABLE salespeople (
  id int PRIMARY KEY,
  name text NOT NULL,
  lot_id int NOT NULL REFERENCES lots(id),
  commission_rate numeric(4,2) NOT NULL,
  hired_on date NOT NULL,
  is_active boolean NOT NULL
);
CREATE TABLE vehicles (
  id int PRIMARY KEY,
  plate text UNIQUE,
  make text NOT NULL,
  model text NOT NULL,
  model_year int NOT NULL,
  fuel text NOT NULL,
  gearbox text NOT NULL,
  colour text NOT NULL,
  mileage int NOT NULL,
  lot_id int NOT NULL REFERENCES lots(id),
  bought_on date NOT NULL,
  bought_for int NOT NULL,
  asking_price int NOT NULL
);
CREATE TABLE buyers (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  city text,
  phone text
);
CREATE TABLE sales (
  id int PRIMARY KEY,
  vehicle_id int NOT NULL UNIQUE REFERENCES vehicles(id),
  buyer_id int NOT NULL REFERENCES buyers(id),
  salesperson_id int NOT NULL REFERENCES salespeople(id),
  sold_on date NOT NULL,
  price int NOT NULL,
  trade_in_value int,
  financed boolean NOT NULL,
  warranty_months int NOT NULL
);
CREATE TABLE test_drives (
  id int PRIMARY KEY,
  vehicle_id int NOT NULL REFERENCES vehicles(id),
  buyer_id int NOT NULL REFERENCES buyers(id),
  driven_at timestamptz NOT NULL,
  feedback text
);
CREATE TABLE repairs (
  id int PRIMARY KEY,
  vehicle_id int NOT NULL REFERENCES vehicles(id),
  done_on date NOT NULL,
  job text NOT NULL,
  workshop text NOT NULL,
  cost numeric(8,2) NOT NULL
);
