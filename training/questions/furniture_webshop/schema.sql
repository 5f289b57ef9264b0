CREATE TABLE shoppers (
  shopper_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  city text NOT NULL,
  signed_up_at timestamp NOT NULL,
  newsletter_since date,
  newsletter_ended date,
  last_seen_at timestamp,
  updated_at timestamp NOT NULL
);
CREATE TABLE products (
  product_id integer PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  price numeric(8,2) NOT NULL,
  added_on date NOT NULL,
  price_changed_on date,
  discontinued_on date
);
CREATE TABLE orders (
  order_id integer PRIMARY KEY,
  shopper_id integer NOT NULL REFERENCES shoppers(shopper_id),
  total numeric(9,2) NOT NULL,
  placed_at timestamp NOT NULL,
  paid_at timestamp,
  packed_at timestamp,
  shipped_at timestamp,
  promised_by date NOT NULL,
  delivered_at timestamp,
  cancelled_at timestamp,
  updated_at timestamp NOT NULL
);
CREATE TABLE order_lines (
  order_id integer NOT NULL REFERENCES orders(order_id),
  line_no integer NOT NULL,
  product_id integer NOT NULL REFERENCES products(product_id),
  quantity integer NOT NULL,
  unit_price numeric(8,2) NOT NULL,
  PRIMARY KEY (order_id, line_no)
);
CREATE TABLE returns (
  return_id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(order_id),
  product_id integer NOT NULL REFERENCES products(product_id),
  reason text NOT NULL,
  amount numeric(8,2) NOT NULL,
  requested_at timestamp NOT NULL,
  approved_at timestamp,
  rejected_at timestamp,
  received_at timestamp,
  refunded_at timestamp
);
CREATE TABLE reviews (
  review_id integer PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products(product_id),
  shopper_id integer NOT NULL REFERENCES shoppers(shopper_id),
  stars integer NOT NULL,
  written_at timestamp NOT NULL,
  published_at timestamp,
  edited_at timestamp
);
CREATE TABLE restocks (
  restock_id integer PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products(product_id),
  quantity integer NOT NULL,
  ordered_on date NOT NULL,
  expected_on date NOT NULL,
  arrived_on date,
  invoice_paid_on date
);
