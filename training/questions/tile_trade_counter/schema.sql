CREATE TABLE branches (branch_id int PRIMARY KEY, branch_name text NOT NULL, region text NOT NULL, opened_on date NOT NULL);
CREATE TABLE reps (rep_id int PRIMARY KEY, full_name text NOT NULL, branch_id int NOT NULL REFERENCES branches, hired_on date NOT NULL, left_on date);
CREATE TABLE trade_accounts (
  account_id int PRIMARY KEY, company text NOT NULL, trade text NOT NULL, -- fitter, builder, retailer, hotel
  home_branch_id int NOT NULL REFERENCES branches, rep_id int REFERENCES reps, opened_on date NOT NULL, closed_on date, credit_limit numeric(10,2) NOT NULL, payment_days int NOT NULL);
CREATE TABLE ranges (range_id int PRIMARY KEY, range_name text NOT NULL, material text NOT NULL);
CREATE TABLE tiles (tile_id int PRIMARY KEY, sku text NOT NULL, tile_name text NOT NULL, range_id int NOT NULL REFERENCES ranges, list_price numeric(8,2) NOT NULL, cost_price numeric(8,2) NOT NULL, discontinued boolean NOT NULL);
CREATE TABLE sales_orders (
  order_id int PRIMARY KEY, account_id int NOT NULL REFERENCES trade_accounts, selling_branch_id int NOT NULL REFERENCES branches,
  ordered_on date NOT NULL, promised_for date NOT NULL, dispatched_on date, cancelled_on date, channel text NOT NULL); -- counter, phone, web
CREATE TABLE order_lines (order_id int NOT NULL REFERENCES sales_orders, line_no int NOT NULL, tile_id int NOT NULL REFERENCES tiles, boxes int NOT NULL, price_per_box numeric(8,2) NOT NULL, discount_pct numeric(4,1) NOT NULL, PRIMARY KEY (order_id, line_no));
CREATE TABLE invoices (invoice_no text PRIMARY KEY, order_id int NOT NULL REFERENCES sales_orders, issued_on date NOT NULL, due_on date NOT NULL, paid_on date, net_total numeric(10,2) NOT NULL, vat numeric(10,2) NOT NULL);
CREATE TABLE returned_boxes (return_id int PRIMARY KEY, order_id int NOT NULL, line_no int NOT NULL, returned_on date NOT NULL, boxes int NOT NULL, reason text NOT NULL, FOREIGN KEY (order_id, line_no) REFERENCES order_lines);
CREATE TABLE stock_levels (branch_id int NOT NULL REFERENCES branches, tile_id int NOT NULL REFERENCES tiles, boxes_on_hand int NOT NULL, reorder_point int NOT NULL, counted_on date NOT NULL, PRIMARY KEY (branch_id, tile_id));
CREATE TABLE rep_targets (rep_id int NOT NULL REFERENCES reps, quarter_start date NOT NULL, target_amount numeric(10,2) NOT NULL, PRIMARY KEY (rep_id, quarter_start));
COMMENT ON COLUMN order_lines.price_per_box IS 'agreed price of one box before the line discount';
