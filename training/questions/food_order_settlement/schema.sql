CREATE TABLE restaurants (
  restaurant_id int PRIMARY KEY,
  restaurant_name text NOT NULL,
  cuisine text NOT NULL,
  district text NOT NULL,
  commission_pct numeric(4,1) NOT NULL,
  onboarded_on date NOT NULL,
  offboarded_on date
);
CREATE TABLE menu_items (
  item_id int PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants,
  item_name text NOT NULL,
  price numeric(6,2) NOT NULL,
  available boolean NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  customer_name text NOT NULL,
  district text NOT NULL,
  registered_at timestamp NOT NULL,
  has_pass boolean NOT NULL
);
CREATE TABLE couriers (
  courier_id int PRIMARY KEY,
  courier_name text NOT NULL,
  vehicle text NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers,
  restaurant_id int NOT NULL REFERENCES restaurants,
  courier_id int REFERENCES couriers,
  placed_at timestamp NOT NULL,
  accepted_at timestamp,
  picked_up_at timestamp,
  delivered_at timestamp,
  order_status text NOT NULL,
  food_total numeric(8,2) NOT NULL,
  delivery_fee numeric(5,2) NOT NULL,
  voucher_value numeric(5,2) NOT NULL DEFAULT 0,
  tip numeric(5,2) NOT NULL DEFAULT 0
);
COMMENT ON COLUMN orders.order_status IS 'delivered, cancelled_by_customer, rejected_by_restaurant, in_progress';
CREATE TABLE order_items (
  order_id int NOT NULL REFERENCES orders,
  item_id int NOT NULL REFERENCES menu_items,
  qty int NOT NULL,
  PRIMARY KEY (order_id, item_id)
);
CREATE TABLE ratings (
  order_id int PRIMARY KEY REFERENCES orders,
  food_stars int,
  courier_stars int
);
CREATE TABLE payouts (
  payout_id int PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants,
  week_start date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date
);
