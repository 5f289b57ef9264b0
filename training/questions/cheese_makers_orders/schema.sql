CREATE TABLE farms (
  farm_id int PRIMARY KEY,
  farm_name text NOT NULL,
  milk char(1) NOT NULL,
  organic boolean NOT NULL,
  contract_from date NOT NULL,
  contract_to date
);
CREATE TABLE milk_loads (
  load_id int PRIMARY KEY,
  farm_id int NOT NULL REFERENCES farms(farm_id),
  milked_on date NOT NULL,
  arrived_on date NOT NULL,
  litres int NOT NULL,
  lab_result char(1) NOT NULL,
  price_per_litre numeric(5,3) NOT NULL,
  paid_on date
);
CREATE TABLE cheeses (
  cheese_id int PRIMARY KEY,
  cheese_name text NOT NULL,
  texture char(1) NOT NULL,
  vegetarian char(1) NOT NULL,
  min_ripening_days int NOT NULL,
  price_per_kg numeric(6,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE batches (
  batch_id int PRIMARY KEY,
  cheese_id int NOT NULL REFERENCES cheeses(cheese_id),
  load_id int NOT NULL REFERENCES milk_loads(load_id),
  made_on date NOT NULL,
  released_on date,
  best_before date,
  kg_made numeric(7,1) NOT NULL,
  kg_scrapped numeric(7,1) NOT NULL,
  fate char(1) NOT NULL
);
CREATE TABLE buyers (
  buyer_id int PRIMARY KEY,
  buyer_name text NOT NULL,
  channel char(2) NOT NULL,
  country char(2) NOT NULL,
  is_current boolean NOT NULL
);
CREATE TABLE sales_orders (
  order_id int PRIMARY KEY,
  buyer_id int NOT NULL REFERENCES buyers(buyer_id),
  ordered_on date NOT NULL,
  wanted_on date NOT NULL,
  shipped_on date,
  invoiced_on date,
  settled_on date,
  settle_method char(2),
  order_state char(2) NOT NULL
);
CREATE TABLE order_lines (
  order_id int NOT NULL REFERENCES sales_orders(order_id),
  cheese_id int NOT NULL REFERENCES cheeses(cheese_id),
  kg numeric(7,1) NOT NULL,
  price_per_kg numeric(6,2) NOT NULL,
  discount_pct int NOT NULL,
  PRIMARY KEY (order_id, cheese_id)
);
CREATE TABLE complaints (
  complaint_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES sales_orders(order_id),
  received_on date NOT NULL,
  answered_on date,
  about char(2) NOT NULL,
  upheld char(1),
  credit numeric(8,2) NOT NULL
);
COMMENT ON COLUMN farms.milk IS 'C cow, G goat, E ewe';
COMMENT ON COLUMN farms.contract_to IS 'null while the farm supplies us';
COMMENT ON COLUMN milk_loads.lab_result IS 'P passed, R rejected, W waiting for the laboratory';
COMMENT ON COLUMN cheeses.texture IS 'S soft, M semi-hard, H hard, B blue';
COMMENT ON COLUMN cheeses.vegetarian IS 'Y or N';
COMMENT ON COLUMN cheeses.status IS 'regular, seasonal, dropped';
COMMENT ON COLUMN batches.released_on IS 'day the batch left the ripening room for sale, null before';
COMMENT ON COLUMN batches.fate IS 'R ripening, S on sale, O sold out, D destroyed';
COMMENT ON COLUMN buyers.channel IS 'SH shop, RE restaurant, WH wholesaler, MK market stall';
COMMENT ON COLUMN sales_orders.settle_method IS 'DD direct debit, BT bank transfer, CA cash; null until settled';
COMMENT ON COLUMN sales_orders.order_state IS 'OP open, PK packed, SH shipped, CN cancelled';
COMMENT ON COLUMN complaints.about IS 'MO mould, WT weight, LT late, TS taste';
COMMENT ON COLUMN complaints.upheld IS 'Y we agreed, N we did not, null until answered';
