CREATE TABLE regions (
  region_id int PRIMARY KEY,
  region_name text NOT NULL
);
CREATE TABLE sales_agents (
  agent_id int PRIMARY KEY,
  agent_name text NOT NULL,
  region_id int NOT NULL REFERENCES regions(region_id),
  commission_rate numeric(4,1) NOT NULL
);
CREATE TABLE sales_targets (
  agent_id int NOT NULL REFERENCES sales_agents(agent_id),
  target_month date NOT NULL,
  target_amount numeric(10,2) NOT NULL,
  PRIMARY KEY (agent_id, target_month)
);
CREATE TABLE growers (
  grower_id int PRIMARY KEY,
  farm_name text NOT NULL,
  farm_type text NOT NULL,
  hectares numeric(7,1),
  region_id int NOT NULL REFERENCES regions(region_id),
  customer_since date NOT NULL
);
CREATE TABLE seed_lots (
  lot_id int PRIMARY KEY,
  seed_name text NOT NULL,
  crop_group text NOT NULL,
  organic boolean NOT NULL,
  bag_kg numeric(6,1) NOT NULL,
  bags_bought int NOT NULL,
  cost_per_bag numeric(8,2) NOT NULL,
  list_price_per_bag numeric(8,2) NOT NULL,
  germination_percent numeric(4,1) NOT NULL,
  best_before date NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  grower_id int NOT NULL REFERENCES growers(grower_id),
  agent_id int REFERENCES sales_agents(agent_id),
  ordered_on date NOT NULL,
  dispatched_on date,
  order_discount numeric(8,2) NOT NULL,
  freight numeric(8,2) NOT NULL
);
CREATE TABLE order_items (
  order_id int NOT NULL REFERENCES orders(order_id),
  lot_id int NOT NULL REFERENCES seed_lots(lot_id),
  bags int NOT NULL,
  price_per_bag numeric(8,2) NOT NULL,
  bags_returned int NOT NULL,
  PRIMARY KEY (order_id, lot_id)
);
CREATE TABLE payments (
  payment_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  received_on date NOT NULL,
  amount numeric(10,2) NOT NULL
);
COMMENT ON COLUMN orders.agent_id IS 'empty for orders placed online without an agent';
COMMENT ON COLUMN orders.order_discount IS 'money off the whole order';
COMMENT ON COLUMN order_items.bags_returned IS 'of the bags, those brought back unopened';
