CREATE TABLE clinics (
  clinic_id int PRIMARY KEY,
  clinic text NOT NULL,
  kind text NOT NULL,
  country text NOT NULL,
  first_order_on date,
  credit_days int NOT NULL
);
CREATE TABLE tanks (
  tank_id int PRIMARY KEY,
  label text NOT NULL,
  capacity_leeches int NOT NULL,
  water_temp numeric(3,1)
);
CREATE TABLE batches (
  batch_id int PRIMARY KEY,
  tank_id int NOT NULL REFERENCES tanks(tank_id),
  hatched_on date NOT NULL,
  hatched_count int NOT NULL,
  died_count int NOT NULL,
  rearing_cost numeric(9,2) NOT NULL,
  released_for_sale_on date
);
CREATE TABLE products (
  product_id int PRIMARY KEY,
  product text NOT NULL,
  leeches_per_pack int NOT NULL,
  list_price numeric(8,2) NOT NULL,
  packing_cost numeric(8,2) NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  clinic_id int NOT NULL REFERENCES clinics(clinic_id),
  ordered_at timestamptz NOT NULL,
  emergency boolean NOT NULL,
  promised_at timestamptz NOT NULL,
  delivered_at timestamptz,
  courier_fee numeric(8,2) NOT NULL,
  order_status text NOT NULL
);
CREATE TABLE order_items (
  item_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  product_id int NOT NULL REFERENCES products(product_id),
  batch_id int NOT NULL REFERENCES batches(batch_id),
  packs int NOT NULL,
  unit_price numeric(8,2) NOT NULL,
  rebate numeric(8,2) NOT NULL
);
CREATE TABLE credit_notes (
  note_id int PRIMARY KEY,
  item_id int NOT NULL REFERENCES order_items(item_id),
  noted_on date NOT NULL,
  packs_credited int NOT NULL,
  amount numeric(9,2) NOT NULL,
  cause text NOT NULL
);
CREATE TABLE inspections (
  inspection_id int PRIMARY KEY,
  tank_id int NOT NULL REFERENCES tanks(tank_id),
  inspected_on date NOT NULL,
  passed boolean NOT NULL,
  bacteria_count int
);
COMMENT ON COLUMN orders.order_status IS 'delivered, shipped, new, cancelled';
COMMENT ON COLUMN order_items.rebate IS 'money taken off the whole line';
COMMENT ON COLUMN batches.rearing_cost IS 'total cost of rearing the batch';
