CREATE TABLE customers (
  customer_id integer PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  newsletter boolean NOT NULL,
  since date NOT NULL
);
CREATE TABLE garments (
  garment_id integer PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  material text NOT NULL,
  price numeric(8,2) NOT NULL
);
CREATE TABLE employees (
  employee_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  gender text NOT NULL
);
CREATE TABLE orders (
  order_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  printer_id integer NOT NULL REFERENCES employees,
  ordered_on date NOT NULL,
  channel text NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  technique text NOT NULL
);
CREATE TABLE order_lines (
  line_id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders,
  garment_id integer NOT NULL REFERENCES garments,
  size text NOT NULL,
  colour text NOT NULL,
  quantity integer NOT NULL
);
CREATE TABLE payments (
  payment_id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders,
  paid_on date NOT NULL,
  method text NOT NULL,
  amount numeric(8,2) NOT NULL
);
