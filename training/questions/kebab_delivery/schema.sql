CREATE TABLE tbl_branch (branch_id integer PRIMARY KEY, branch_name text NOT NULL, postcode text NOT NULL, opened_on date NOT NULL);
CREATE TABLE tbl_rider (rider_id integer PRIMARY KEY, rider_name text NOT NULL, branch_id integer NOT NULL REFERENCES tbl_branch(branch_id), vehicle text NOT NULL, active boolean NOT NULL);
CREATE TABLE tbl_customer (customer_id integer PRIMARY KEY, customer_name text NOT NULL, phone text NOT NULL, postcode text NOT NULL, blocked boolean NOT NULL, first_seen date NOT NULL);
CREATE TABLE tbl_menu_item (item_id integer PRIMARY KEY, item_name text NOT NULL, section text NOT NULL, price_cents integer NOT NULL, vegetarian boolean NOT NULL, on_menu boolean NOT NULL);
CREATE TABLE tbl_voucher (voucher_id integer PRIMARY KEY, voucher_code text NOT NULL, amount_off_cents integer NOT NULL, expires_on date);
CREATE TABLE tbl_order (
  order_id integer PRIMARY KEY,
  branch_id integer NOT NULL REFERENCES tbl_branch(branch_id),
  customer_id integer REFERENCES tbl_customer(customer_id),
  rider_id integer REFERENCES tbl_rider(rider_id),
  voucher_id integer REFERENCES tbl_voucher(voucher_id),
  source text NOT NULL,
  is_delivery boolean NOT NULL,
  ordered_at timestamp NOT NULL,
  delivered_at timestamp,
  cancelled boolean NOT NULL,
  tip_cents integer NOT NULL
);
CREATE TABLE tbl_order_item (
  order_id integer NOT NULL REFERENCES tbl_order(order_id),
  item_id integer NOT NULL REFERENCES tbl_menu_item(item_id),
  quantity integer NOT NULL,
  line_total_cents integer NOT NULL,
  remark text,
  PRIMARY KEY (order_id, item_id)
);
CREATE TABLE tbl_complaint (complaint_id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES tbl_order(order_id), topic text NOT NULL, received_at timestamp NOT NULL, resolved boolean NOT NULL, refund_cents integer);
