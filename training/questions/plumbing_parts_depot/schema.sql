CREATE TABLE categories (
  id int PRIMARY KEY,
  name text NOT NULL,
  parent_id int REFERENCES categories(id)
);
CREATE TABLE suppliers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  lead_time_days int NOT NULL,
  is_preferred boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE items (
  id int PRIMARY KEY,
  sku text NOT NULL,
  name text NOT NULL,
  category_id int NOT NULL REFERENCES categories(id),
  supplier_id int REFERENCES suppliers(id),
  list_price numeric(9,2) NOT NULL,
  unit_cost numeric(9,2) NOT NULL,
  reorder_level int NOT NULL,
  discontinued_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE locations (
  id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL
);
CREATE TABLE stock_levels (
  item_id int NOT NULL REFERENCES items(id),
  location_id int NOT NULL REFERENCES locations(id),
  on_hand int NOT NULL,
  counted_at timestamptz,
  PRIMARY KEY (item_id, location_id)
);
CREATE TABLE trade_customers (
  id int PRIMARY KEY,
  firm text NOT NULL,
  contact_name text,
  town text NOT NULL,
  credit_limit numeric(10,2) NOT NULL,
  discount_pct numeric(4,1) NOT NULL,
  blocked_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE sales (
  id int PRIMARY KEY,
  trade_customer_id int REFERENCES trade_customers(id),
  location_id int NOT NULL REFERENCES locations(id),
  served_by text NOT NULL,
  payment_method text NOT NULL,
  sold_at timestamptz NOT NULL,
  paid_at timestamptz,
  refunded_at timestamptz
);
CREATE TABLE sale_lines (
  id int PRIMARY KEY,
  sale_id int NOT NULL REFERENCES sales(id),
  item_id int NOT NULL REFERENCES items(id),
  qty int NOT NULL,
  unit_price numeric(9,2) NOT NULL
);
CREATE TABLE purchase_orders (
  id int PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers(id),
  item_id int NOT NULL REFERENCES items(id),
  qty_ordered int NOT NULL,
  qty_received int NOT NULL,
  unit_cost numeric(9,2) NOT NULL,
  status text NOT NULL,
  ordered_at timestamptz NOT NULL,
  expected_on date NOT NULL,
  received_at timestamptz
);
COMMENT ON COLUMN purchase_orders.status IS 'draft, sent, partly_received, received, cancelled';
COMMENT ON COLUMN sales.payment_method IS 'cash, card, account';
COMMENT ON COLUMN sales.trade_customer_id IS 'empty = walk-in';
COMMENT ON COLUMN locations.kind IS 'counter, warehouse, van';
