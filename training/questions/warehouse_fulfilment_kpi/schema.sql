CREATE TABLE warehouses (
  wh_code text PRIMARY KEY,
  wh_name text NOT NULL,
  country text NOT NULL,
  sqm int NOT NULL
);
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  pick_fee numeric(5,2) NOT NULL,
  storage_fee_pallet_day numeric(5,2) NOT NULL,
  contract_start date NOT NULL,
  contract_end date
);
CREATE TABLE products (
  sku text PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients,
  description text NOT NULL,
  unit_value numeric(8,2) NOT NULL,
  weight_kg numeric(6,2),
  reorder_level int
);
CREATE TABLE stock_levels (
  sku text NOT NULL REFERENCES products,
  wh_code text NOT NULL REFERENCES warehouses,
  on_hand int NOT NULL,
  reserved int NOT NULL,
  PRIMARY KEY (sku, wh_code)
);
CREATE TABLE workers (
  worker_id int PRIMARY KEY,
  worker_name text NOT NULL,
  wh_code text NOT NULL REFERENCES warehouses,
  shift text NOT NULL,
  agency boolean NOT NULL
);
CREATE TABLE outbound_orders (
  order_no int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients,
  wh_code text NOT NULL REFERENCES warehouses,
  received_at timestamp NOT NULL,
  promised_ship_at timestamp NOT NULL,
  shipped_at timestamp,
  delivered_at timestamp,
  cancelled_at timestamp,
  carrier text
);
CREATE TABLE order_lines (
  order_no int NOT NULL REFERENCES outbound_orders,
  sku text NOT NULL REFERENCES products,
  qty_ordered int NOT NULL,
  qty_picked int,
  picker_id int REFERENCES workers(worker_id),
  picked_at timestamp,
  PRIMARY KEY (order_no, sku)
);
CREATE TABLE inbound_receipts (
  receipt_no int PRIMARY KEY,
  sku text NOT NULL REFERENCES products,
  wh_code text NOT NULL REFERENCES warehouses,
  qty_expected int NOT NULL,
  qty_received int NOT NULL,
  qty_damaged int NOT NULL,
  received_on date NOT NULL
);
CREATE TABLE returns (
  return_no int PRIMARY KEY,
  order_no int NOT NULL REFERENCES outbound_orders,
  sku text NOT NULL REFERENCES products,
  qty int NOT NULL,
  reason text,
  returned_on date NOT NULL,
  restocked boolean NOT NULL
);
