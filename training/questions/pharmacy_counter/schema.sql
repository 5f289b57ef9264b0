CREATE TABLE medicines (
  med_id int PRIMARY KEY,
  brand text NOT NULL,
  active text NOT NULL,
  form text NOT NULL,
  on_prescription boolean NOT NULL,
  price numeric(6,2) NOT NULL,
  in_stock int NOT NULL,
  order_when int NOT NULL,
  fridge boolean NOT NULL
);
CREATE TABLE customers (
  cust_id int PRIMARY KEY,
  full_name text NOT NULL,
  birth date,
  exempt boolean NOT NULL, -- pays no charge
  delivery boolean NOT NULL,
  phone text
);
CREATE TABLE scripts (
  script_id int PRIMARY KEY,
  cust_id int NOT NULL REFERENCES customers,
  doctor text NOT NULL,
  received_on date NOT NULL,
  made_up_on date,
  collected_on date,
  owing_note text
);
CREATE TABLE script_items (
  script_id int NOT NULL REFERENCES scripts,
  med_id int NOT NULL REFERENCES medicines,
  qty int NOT NULL,
  qty_given int NOT NULL,
  PRIMARY KEY (script_id, med_id)
);
CREATE TABLE till_sales (
  sale_id int PRIMARY KEY,
  med_id int NOT NULL REFERENCES medicines,
  sold_at timestamp NOT NULL,
  qty int NOT NULL,
  paid numeric(6,2) NOT NULL,
  refused boolean NOT NULL DEFAULT false
);
CREATE TABLE deliveries_in (
  delivery_id int PRIMARY KEY,
  med_id int NOT NULL REFERENCES medicines,
  wholesaler text NOT NULL,
  ordered_on date NOT NULL,
  came_on date,
  qty int NOT NULL,
  expires date
);
