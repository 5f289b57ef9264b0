CREATE TABLE pass_kind (kind_id int PRIMARY KEY, kind_name text NOT NULL, days int NOT NULL, face_value numeric(6,2) NOT NULL, quota int NOT NULL);
CREATE TABLE reseller (reseller_id int PRIMARY KEY, reseller_name text NOT NULL, fee_pct numeric(4,1) NOT NULL);
CREATE TABLE orders (order_ref text PRIMARY KEY, buyer_email text NOT NULL, buyer_country text NOT NULL, reseller_id int REFERENCES reseller, ordered_at timestamptz NOT NULL, paid_at timestamptz, voided_at timestamptz);
COMMENT ON COLUMN orders.reseller_id IS 'null when bought on our own site';
CREATE TABLE passes (pass_code text PRIMARY KEY, order_ref text NOT NULL REFERENCES orders, kind_id int NOT NULL REFERENCES pass_kind, holder text, sold_for numeric(6,2) NOT NULL, scanned_first timestamptz);
CREATE TABLE addon (addon_id int PRIMARY KEY, addon_name text NOT NULL, unit_price numeric(6,2) NOT NULL);
CREATE TABLE order_addon (order_ref text NOT NULL REFERENCES orders, addon_id int NOT NULL REFERENCES addon, units int NOT NULL, PRIMARY KEY (order_ref, addon_id));
CREATE TABLE gate_log (log_id int PRIMARY KEY, pass_code text NOT NULL REFERENCES passes, gate text NOT NULL, at timestamptz NOT NULL, result text NOT NULL);
COMMENT ON COLUMN gate_log.result IS 'in, out, refused';
