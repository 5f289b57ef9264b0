CREATE TABLE retailers (
  retailer_id int PRIMARY KEY,
  shop_name text NOT NULL,
  country text NOT NULL,
  price_list char(1) NOT NULL,
  agent_id int,
  credit_limit numeric(10,2) NOT NULL
);
CREATE TABLE agents (
  agent_id int PRIMARY KEY,
  agent_name text NOT NULL,
  territory text NOT NULL
);
ALTER TABLE retailers ADD FOREIGN KEY (agent_id) REFERENCES agents;
CREATE TABLE toys (
  toy_no int PRIMARY KEY,
  toy_name text NOT NULL,
  line text NOT NULL,
  age_from int NOT NULL,
  pieces_per_carton int NOT NULL,
  price_a numeric(7,2) NOT NULL,
  price_b numeric(7,2) NOT NULL,
  landed_cost numeric(7,2) NOT NULL,
  free_stock int NOT NULL
);
CREATE TABLE sales_orders (
  order_no int PRIMARY KEY,
  retailer_id int NOT NULL REFERENCES retailers,
  order_date date NOT NULL,
  wanted_week date NOT NULL,
  source text NOT NULL,
  cancelled_on date
);
COMMENT ON COLUMN sales_orders.wanted_week IS 'Monday of the week the shop wants the goods';
CREATE TABLE order_items (
  order_no int NOT NULL REFERENCES sales_orders,
  toy_no int NOT NULL REFERENCES toys,
  pieces_ordered int NOT NULL,
  pieces_shipped int NOT NULL,
  price numeric(7,2) NOT NULL,
  PRIMARY KEY (order_no, toy_no)
);
CREATE TABLE shipments (
  shipment_no int PRIMARY KEY,
  order_no int NOT NULL REFERENCES sales_orders,
  shipped_on date NOT NULL,
  cartons int NOT NULL,
  freight numeric(8,2) NOT NULL
);
CREATE TABLE receivables (
  invoice_no int PRIMARY KEY,
  order_no int NOT NULL REFERENCES sales_orders,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  amount numeric(10,2) NOT NULL,
  received numeric(10,2) NOT NULL
);
