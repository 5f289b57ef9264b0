CREATE TABLE kilns (
  kiln_id integer PRIMARY KEY,
  kiln_name text NOT NULL,
  fuel text NOT NULL,
  capacity_m2 numeric(6,1) NOT NULL
);
CREATE TABLE glazes (
  glaze_code text PRIMARY KEY,
  colour text NOT NULL,
  food_safe boolean,
  cost_per_m2 numeric(6,2) NOT NULL
);
CREATE TABLE customers (
  customer_id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  trade boolean NOT NULL
);
CREATE TABLE orders (
  order_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  ordered_on date NOT NULL,
  wanted_by date,
  shipped_on date,
  deposit numeric(9,2) NOT NULL DEFAULT 0,
  cancelled_on date
);
CREATE TABLE order_lines (
  order_id integer NOT NULL REFERENCES orders,
  line_no integer NOT NULL,
  glaze_code text NOT NULL REFERENCES glazes,
  m2 numeric(6,1) NOT NULL,
  price_per_m2 numeric(7,2) NOT NULL,
  PRIMARY KEY (order_id, line_no)
);
CREATE TABLE firings (
  firing_id integer PRIMARY KEY,
  kiln_id integer NOT NULL REFERENCES kilns,
  glaze_code text NOT NULL REFERENCES glazes,
  order_id integer REFERENCES orders,
  fired_on date NOT NULL,
  m2_in numeric(6,1) NOT NULL,
  m2_good numeric(6,1),
  peak_c integer NOT NULL
);
COMMENT ON COLUMN firings.order_id IS 'empty when fired for stock';
COMMENT ON COLUMN firings.m2_good IS 'empty until sorted';
