CREATE TABLE clients (
  id int PRIMARY KEY,
  name text NOT NULL,
  sector text NOT NULL,
  town text NOT NULL,
  contract_start date NOT NULL,
  contract_end date,
  beds int
);
CREATE TABLE textiles (
  id int PRIMARY KEY,
  name text NOT NULL,
  weight_kg numeric(6,3) NOT NULL,
  price_per_piece numeric(8,2) NOT NULL,
  replacement_value numeric(8,2) NOT NULL
);
CREATE TABLE drivers (
  id int PRIMARY KEY,
  name text NOT NULL,
  employed_since date NOT NULL
);
CREATE TABLE deliveries (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  driver_id int NOT NULL REFERENCES drivers(id),
  collected_on date NOT NULL,
  returned_on date,
  rebate numeric(8,2),
  express boolean NOT NULL
);
CREATE TABLE delivery_items (
  id int PRIMARY KEY,
  delivery_id int NOT NULL REFERENCES deliveries(id),
  textile_id int NOT NULL REFERENCES textiles(id),
  pieces_in int NOT NULL,
  pieces_out int,
  piece_price numeric(8,2) NOT NULL
);
CREATE TABLE machines (
  id int PRIMARY KEY,
  name text NOT NULL,
  machine_type text NOT NULL,
  capacity_kg int NOT NULL,
  bought_on date NOT NULL,
  purchase_price numeric(10,2) NOT NULL
);
CREATE TABLE loads (
  id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines(id),
  run_at timestamptz NOT NULL,
  weight_kg numeric(8,1) NOT NULL,
  water_litres int NOT NULL,
  energy_kwh numeric(8,1) NOT NULL,
  minutes int NOT NULL
);
CREATE TABLE bills (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  bill_month date NOT NULL,
  sent_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  net numeric(10,2) NOT NULL,
  vat numeric(10,2) NOT NULL
);
COMMENT ON COLUMN deliveries.rebate IS 'money taken off the whole delivery';
COMMENT ON COLUMN delivery_items.pieces_out IS 'pieces given back clean; empty until returned';
COMMENT ON COLUMN machines.machine_type IS 'washer, dryer, ironer';
