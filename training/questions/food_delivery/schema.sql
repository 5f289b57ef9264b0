CREATE TABLE zones (
  id int PRIMARY KEY,
  name text NOT NULL,
  delivery_fee numeric(5,2) NOT NULL
);
CREATE TABLE restaurants (
  id int PRIMARY KEY,
  name text NOT NULL,
  cuisine text NOT NULL,
  zone_id int NOT NULL REFERENCES zones(id),
  commission_pct numeric(4,1) NOT NULL,
  onboarded_on date NOT NULL,
  paused boolean NOT NULL DEFAULT false
);
CREATE TABLE dishes (
  id int PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants(id),
  name text NOT NULL,
  price numeric(6,2) NOT NULL,
  vegetarian boolean NOT NULL,
  available boolean NOT NULL DEFAULT true
);
CREATE TABLE couriers (
  id int PRIMARY KEY,
  name text NOT NULL,
  vehicle text NOT NULL,
  zone_id int REFERENCES zones(id),
  joined_on date NOT NULL,
  suspended_until date
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  phone text,
  zone_id int REFERENCES zones(id),
  signed_up_at timestamptz NOT NULL,
  marketing_opt_in boolean NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  restaurant_id int NOT NULL REFERENCES restaurants(id),
  courier_id int REFERENCES couriers(id),
  placed_at timestamptz NOT NULL,
  picked_up_at timestamptz,
  delivered_at timestamptz,
  promised_at timestamptz NOT NULL,
  status text NOT NULL,
  food_total numeric(8,2) NOT NULL,
  fee numeric(5,2) NOT NULL,
  tip numeric(5,2) NOT NULL DEFAULT 0,
  promo_code text
);
CREATE TABLE order_lines (
  order_id int NOT NULL REFERENCES orders(id),
  dish_id int NOT NULL REFERENCES dishes(id),
  quantity int NOT NULL,
  PRIMARY KEY (order_id, dish_id)
);
CREATE TABLE ratings (
  order_id int PRIMARY KEY REFERENCES orders(id),
  food_stars int NOT NULL,
  courier_stars int,
  remark text
);
CREATE TABLE complaints (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  opened_at timestamptz NOT NULL,
  topic text NOT NULL,
  refund numeric(6,2),
  closed_at timestamptz
);
