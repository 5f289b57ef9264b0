CREATE TABLE customer (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  country text NOT NULL,
  is_wholesale boolean NOT NULL,
  created_at timestamp NOT NULL,
  blocked_at timestamp
);
CREATE TABLE category (
  id int PRIMARY KEY,
  parent_id int REFERENCES category(id),
  title text NOT NULL
);
CREATE TABLE product (
  id int PRIMARY KEY,
  category_id int NOT NULL REFERENCES category(id),
  title text NOT NULL,
  price_cents int NOT NULL,
  stock_qty int NOT NULL,
  is_organic boolean NOT NULL,
  is_published boolean NOT NULL,
  created_at timestamp NOT NULL
);
CREATE TABLE coupon (
  id int PRIMARY KEY,
  code text NOT NULL,
  discount_percent int NOT NULL,
  usage_limit int,
  expires_at timestamp
);
CREATE TABLE purchase (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer(id),
  coupon_id int REFERENCES coupon(id),
  state text NOT NULL,
  goods_cents int NOT NULL,
  discount_cents int NOT NULL,
  shipping_cents int NOT NULL,
  total_cents int NOT NULL,
  placed_at timestamp NOT NULL,
  paid_at timestamp,
  cancelled_at timestamp
);
CREATE TABLE purchase_item (
  id int PRIMARY KEY,
  purchase_id int NOT NULL REFERENCES purchase(id),
  product_id int NOT NULL REFERENCES product(id),
  quantity int NOT NULL,
  unit_price_cents int NOT NULL
);
CREATE TABLE parcel (
  id int PRIMARY KEY,
  purchase_id int NOT NULL REFERENCES purchase(id),
  carrier text NOT NULL,
  weight_grams int NOT NULL,
  shipped_at timestamp NOT NULL,
  delivered_at timestamp
);
CREATE TABLE refund (
  id int PRIMARY KEY,
  purchase_id int NOT NULL REFERENCES purchase(id),
  amount_cents int NOT NULL,
  reason text NOT NULL,
  created_at timestamp NOT NULL
);
CREATE TABLE review (
  id int PRIMARY KEY,
  product_id int NOT NULL REFERENCES product(id),
  customer_id int NOT NULL REFERENCES customer(id),
  stars int NOT NULL,
  is_approved boolean NOT NULL,
  created_at timestamp NOT NULL
);
COMMENT ON COLUMN purchase.state IS 'pending, paid, shipped, delivered, cancelled';
