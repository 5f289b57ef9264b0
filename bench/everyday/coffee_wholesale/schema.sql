CREATE TABLE customer_type (
  customer_type_id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL
);

CREATE TABLE sales_rep (
  sales_rep_id INTEGER PRIMARY KEY,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT,
  region TEXT,
  commission_pct REAL NOT NULL DEFAULT 2.0,
  hired_at INTEGER NOT NULL,
  left_at INTEGER
);

CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  customer_type_id INTEGER NOT NULL REFERENCES customer_type(customer_type_id),
  street TEXT,
  city TEXT NOT NULL,
  eircode TEXT,
  sales_rep_id INTEGER REFERENCES sales_rep(sales_rep_id),
  status TEXT NOT NULL DEFAULT 'PROSPECT',   -- PROSPECT, ACTIVE, ON_HOLD, CLOSED
  payment_term_days INTEGER NOT NULL DEFAULT 30,
  credit_limit_cents INTEGER,
  created_at INTEGER NOT NULL
);

CREATE TABLE contact (
  contact_id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(customer_id),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  job_title TEXT,
  email TEXT,
  phone TEXT,
  is_primary INTEGER NOT NULL DEFAULT 0,
  newsletter INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE supplier (
  supplier_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  country TEXT NOT NULL,
  lead_time_days INTEGER
);

CREATE TABLE bean (
  bean_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  origin_country TEXT NOT NULL,
  process TEXT NOT NULL,
  supplier_id INTEGER,
  cost_per_kg_cents INTEGER NOT NULL,
  stock_kg REAL NOT NULL DEFAULT 0,
  reorder_kg REAL,
  is_organic INTEGER NOT NULL DEFAULT 0,
  is_decaf INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE blend (
  blend_id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  roast_level TEXT NOT NULL,
  bag_size_g INTEGER NOT NULL,
  price_cents INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'ACTIVE',     -- ACTIVE, SEASONAL, DISCONTINUED
  launched_at INTEGER
);

CREATE TABLE blend_bean (
  blend_id INTEGER NOT NULL REFERENCES blend(blend_id),
  bean_id INTEGER NOT NULL REFERENCES bean(bean_id),
  share_pct INTEGER NOT NULL,
  PRIMARY KEY (blend_id, bean_id)
);

CREATE TABLE sales_order (
  sales_order_id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer(customer_id),
  ordered_at INTEGER NOT NULL,
  due_date DATE,
  channel TEXT NOT NULL,
  status TEXT NOT NULL,                      -- NEW, ROASTING, SHIPPED, DELIVERED, CANCELLED
  cancelled_at INTEGER,
  customer_reference TEXT
);
CREATE INDEX ix_sales_order_customer ON sales_order(customer_id);
CREATE INDEX ix_sales_order_ordered ON sales_order(ordered_at);

CREATE TABLE order_line (
  order_line_id INTEGER PRIMARY KEY,
  sales_order_id INTEGER NOT NULL REFERENCES sales_order(sales_order_id),
  blend_id INTEGER NOT NULL REFERENCES blend(blend_id),
  quantity INTEGER NOT NULL,
  unit_price_cents INTEGER NOT NULL,         -- after customer discount
  grind TEXT NOT NULL DEFAULT 'WHOLE_BEAN'
);
CREATE INDEX ix_order_line_order ON order_line(sales_order_id);

CREATE TABLE carrier (
  carrier_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  is_own_fleet INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE delivery (
  delivery_id INTEGER PRIMARY KEY,
  sales_order_id INTEGER NOT NULL REFERENCES sales_order(sales_order_id),
  carrier_id INTEGER REFERENCES carrier(carrier_id),
  attempt_no INTEGER NOT NULL DEFAULT 1,
  dispatched_at INTEGER,
  delivered_at INTEGER,
  status TEXT NOT NULL,                      -- PLANNED, IN_TRANSIT, DELIVERED, FAILED
  parcels INTEGER NOT NULL DEFAULT 1,
  signed_by TEXT
);

CREATE TABLE invoice (
  invoice_id INTEGER PRIMARY KEY,
  invoice_no TEXT NOT NULL UNIQUE,
  sales_order_id INTEGER NOT NULL REFERENCES sales_order(sales_order_id),
  issued_at INTEGER NOT NULL,
  due_date DATE NOT NULL,
  net_cents INTEGER NOT NULL,
  vat_cents INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'OPEN',       -- OPEN, PAID, VOID
  paid_at INTEGER,
  reminder_count INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE complaint (
  complaint_id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  sales_order_id INTEGER REFERENCES sales_order(sales_order_id),
  category TEXT NOT NULL,
  status TEXT NOT NULL,                      -- OPEN, IN_PROGRESS, CLOSED
  opened_at INTEGER NOT NULL,
  closed_at INTEGER,
  credit_cents INTEGER,
  note TEXT
);
