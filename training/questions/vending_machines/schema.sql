CREATE TABLE sites (
  id int PRIMARY KEY,
  name text NOT NULL,
  site_type text NOT NULL,
  city text NOT NULL,
  contact_person text,
  commission_pct numeric(4,2) NOT NULL,
  contract_end date
);
CREATE TABLE technicians (
  id int PRIMARY KEY,
  name text NOT NULL,
  van_plate text,
  home_city text NOT NULL
);
CREATE TABLE machines (
  serial_no text PRIMARY KEY,
  model text NOT NULL,
  kind text NOT NULL,
  site_id int REFERENCES sites(id),
  installed_on date,
  slots int NOT NULL,
  takes_cards boolean NOT NULL,
  status text NOT NULL,
  technician_id int REFERENCES technicians(id)
);
CREATE TABLE products (
  id int PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  purchase_price numeric(5,2) NOT NULL,
  sugar_free boolean NOT NULL DEFAULT false,
  supplier text
);
CREATE TABLE machine_slots (
  serial_no text NOT NULL REFERENCES machines(serial_no),
  slot_no int NOT NULL,
  product_id int REFERENCES products(id),
  price numeric(5,2),
  capacity int NOT NULL,
  items_left int NOT NULL,
  PRIMARY KEY (serial_no, slot_no)
);
CREATE TABLE vends (
  id int PRIMARY KEY,
  serial_no text NOT NULL REFERENCES machines(serial_no),
  product_id int NOT NULL REFERENCES products(id),
  sold_at timestamp NOT NULL,
  price_paid numeric(5,2) NOT NULL,
  pay_method text NOT NULL
);
CREATE TABLE visits (
  id int PRIMARY KEY,
  serial_no text NOT NULL REFERENCES machines(serial_no),
  technician_id int NOT NULL REFERENCES technicians(id),
  visited_on date NOT NULL,
  purpose text NOT NULL,
  items_added int,
  cash_collected numeric(8,2)
);
CREATE TABLE breakdowns (
  id int PRIMARY KEY,
  serial_no text NOT NULL REFERENCES machines(serial_no),
  reported_at timestamp NOT NULL,
  error_code text,
  resolved_at timestamp
);
