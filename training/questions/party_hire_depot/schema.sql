CREATE TABLE customers (
  customer_no integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  blocked smallint NOT NULL
);
CREATE TABLE items (
  item_no integer PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  pieces_owned integer NOT NULL,
  pieces_available integer NOT NULL,
  day_price numeric(7,2) NOT NULL,
  retired_on date
);
CREATE TABLE hires (
  hire_no integer PRIMARY KEY,
  customer_no integer NOT NULL REFERENCES customers,
  booked_on date NOT NULL,
  goes_out_on date NOT NULL,
  due_back_on date NOT NULL,
  came_back_on date,
  status text NOT NULL,
  price numeric(9,2) NOT NULL,
  paid numeric(9,2) NOT NULL
);
CREATE TABLE hire_lines (
  hire_no integer NOT NULL REFERENCES hires,
  item_no integer NOT NULL REFERENCES items,
  pieces integer NOT NULL,
  pieces_broken integer NOT NULL,
  PRIMARY KEY (hire_no, item_no)
);
CREATE TABLE drivers (
  driver_no integer PRIMARY KEY,
  name text NOT NULL,
  employed_until date
);
CREATE TABLE deliveries (
  delivery_no integer PRIMARY KEY,
  hire_no integer NOT NULL REFERENCES hires,
  driver_no integer REFERENCES drivers,
  planned_for date NOT NULL,
  delivered_at timestamp
);
