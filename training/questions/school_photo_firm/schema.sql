CREATE TABLE schools (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  school_type text NOT NULL,
  pupils int NOT NULL,
  contact_email text,
  signed_on date NOT NULL,
  commission_pct numeric(10,2) NOT NULL
);
CREATE TABLE photographers (
  id int PRIMARY KEY,
  name text NOT NULL,
  day_fee numeric(10,2) NOT NULL,
  employed boolean NOT NULL
);
CREATE TABLE shoots (
  id int PRIMARY KEY,
  school_id int NOT NULL REFERENCES schools(id),
  photographer_id int REFERENCES photographers(id),
  shoot_date date NOT NULL,
  kind text NOT NULL,
  status text NOT NULL
);
CREATE TABLE families (
  id int PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  registered_at timestamptz NOT NULL
);
CREATE TABLE galleries (
  id int PRIMARY KEY,
  shoot_id int NOT NULL REFERENCES shoots(id),
  family_id int NOT NULL REFERENCES families(id),
  access_code text NOT NULL,
  published_at timestamptz NOT NULL,
  first_viewed_at timestamptz,
  expires_on date NOT NULL
);
CREATE TABLE packages (
  id int PRIMARY KEY,
  name text NOT NULL,
  price numeric(10,2) NOT NULL,
  prints int NOT NULL,
  digital boolean NOT NULL,
  on_sale boolean NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  gallery_id int NOT NULL REFERENCES galleries(id),
  ordered_at timestamptz NOT NULL,
  status text NOT NULL,
  voucher_code text,
  shipping numeric(10,2) NOT NULL
);
CREATE TABLE order_items (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  package_id int NOT NULL REFERENCES packages(id),
  quantity int NOT NULL,
  unit_price numeric(10,2) NOT NULL
);
CREATE TABLE reprints (
  id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(id),
  reason text NOT NULL,
  requested_on date NOT NULL,
  sent_on date
);
CREATE TABLE commissions (
  id int PRIMARY KEY,
  school_id int NOT NULL REFERENCES schools(id),
  period text NOT NULL,
  amount numeric(10,2) NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
COMMENT ON COLUMN shoots.status IS 'planned, done, cancelled';
COMMENT ON COLUMN orders.status IS 'paid, printed, shipped, cancelled';
