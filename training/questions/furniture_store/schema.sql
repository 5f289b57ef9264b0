CREATE TABLE categories (
  id int PRIMARY KEY,
  name text NOT NULL,
  parent_id int REFERENCES categories
);
CREATE TABLE makers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  lead_time_weeks int
);
CREATE TABLE pieces (
  id int PRIMARY KEY,
  article_number text UNIQUE NOT NULL,
  name text NOT NULL,
  category_id int NOT NULL REFERENCES categories,
  maker_id int NOT NULL REFERENCES makers,
  list_price numeric(9,2) NOT NULL,
  purchase_price numeric(9,2) NOT NULL,
  material text,
  width_cm int,
  in_showroom boolean NOT NULL
);
CREATE TABLE warehouse_stock (
  piece_id int PRIMARY KEY REFERENCES pieces,
  aisle text NOT NULL,
  quantity int NOT NULL,
  reserved int NOT NULL DEFAULT 0
);
CREATE TABLE salespeople (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  commission_rate numeric(4,3) NOT NULL
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  postcode text,
  phone text
);
CREATE TABLE sales (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  salesperson_id int NOT NULL REFERENCES salespeople,
  sold_on date NOT NULL,
  deposit numeric(9,2) NOT NULL DEFAULT 0,
  delivery_date date,
  state text NOT NULL
);
CREATE TABLE sale_items (
  sale_id int REFERENCES sales,
  piece_id int REFERENCES pieces,
  quantity int NOT NULL,
  price_each numeric(9,2) NOT NULL,
  PRIMARY KEY (sale_id, piece_id)
);
CREATE TABLE returns (
  id int PRIMARY KEY,
  sale_id int NOT NULL REFERENCES sales,
  piece_id int NOT NULL REFERENCES pieces,
  returned_on date NOT NULL,
  fault text,
  refunded numeric(9,2) NOT NULL
);
