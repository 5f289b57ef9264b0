CREATE TABLE categories (
  id integer PRIMARY KEY,
  name text NOT NULL UNIQUE,
  parent_id integer REFERENCES categories(id)
);

CREATE TABLE warehouses (
  id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  is_active boolean NOT NULL
);

CREATE TABLE products (
  id integer PRIMARY KEY,
  sku text NOT NULL UNIQUE,
  name text NOT NULL,
  category_id integer NOT NULL REFERENCES categories(id),
  brand text,
  price numeric(10,2) NOT NULL,
  purchase_cost numeric(10,2),
  weight_kg numeric(6,2),
  is_active boolean NOT NULL,
  launched_on date NOT NULL
);

CREATE TABLE customers (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL UNIQUE,
  phone text,
  city text NOT NULL,
  country text NOT NULL,
  registered_at timestamptz NOT NULL,
  newsletter boolean NOT NULL,
  is_business boolean NOT NULL
);

CREATE TABLE coupons (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  description text,
  discount_percent numeric(4,1) NOT NULL,
  valid_from date NOT NULL,
  valid_to date,
  minimum_order_amount numeric(10,2)
);

CREATE TABLE orders (
  id integer PRIMARY KEY,
  order_number text NOT NULL UNIQUE,
  customer_id integer NOT NULL REFERENCES customers(id),
  ordered_at timestamptz NOT NULL,
  status text NOT NULL,
  channel text NOT NULL,
  coupon_id integer REFERENCES coupons(id),
  discount_amount numeric(10,2) NOT NULL,
  shipping_fee numeric(8,2) NOT NULL,
  total_amount numeric(10,2) NOT NULL
);

CREATE TABLE order_items (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  product_id integer NOT NULL REFERENCES products(id),
  quantity integer NOT NULL,
  unit_price numeric(10,2) NOT NULL
);

CREATE TABLE payments (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  method text NOT NULL,
  amount numeric(10,2) NOT NULL,
  status text NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz
);

CREATE TABLE shipments (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  warehouse_id integer NOT NULL REFERENCES warehouses(id),
  carrier text NOT NULL,
  tracking_number text NOT NULL UNIQUE,
  shipped_at timestamptz NOT NULL,
  promised_on date NOT NULL,
  delivered_at timestamptz
);

CREATE TABLE returns (
  id integer PRIMARY KEY,
  order_item_id integer NOT NULL REFERENCES order_items(id),
  requested_at timestamptz NOT NULL,
  reason text NOT NULL,
  status text NOT NULL,
  received_at timestamptz,
  refund_amount numeric(10,2),
  refunded_at timestamptz
);

CREATE TABLE reviews (
  id integer PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products(id),
  customer_id integer NOT NULL REFERENCES customers(id),
  rating integer NOT NULL,
  title text,
  comment text,
  created_at timestamptz NOT NULL
);

CREATE TABLE stock (
  warehouse_id integer NOT NULL REFERENCES warehouses(id),
  product_id integer NOT NULL REFERENCES products(id),
  quantity integer NOT NULL,
  reorder_level integer NOT NULL,
  counted_on date,
  PRIMARY KEY (warehouse_id, product_id)
);
