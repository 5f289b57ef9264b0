CREATE TABLE outlet_kind (kind_id integer PRIMARY KEY, kind_name text NOT NULL);
CREATE TABLE cust (
  cust_id integer PRIMARY KEY,
  cust_name text NOT NULL,
  kind_id integer NOT NULL REFERENCES outlet_kind,
  bill_to integer REFERENCES cust(cust_id),
  drop_town text NOT NULL,
  rebate_pct numeric(4,1) NOT NULL,
  first_drop date,
  stopped_on date
);
COMMENT ON COLUMN cust.bill_to IS 'customer who gets the bill, null = pays itself';
CREATE TABLE article (art_id integer PRIMARY KEY, art_name text NOT NULL, grp text NOT NULL, unit_price numeric(6,2) NOT NULL, bake_cost numeric(6,2) NOT NULL, weight_g integer NOT NULL, seasonal boolean NOT NULL);
CREATE TABLE standing_order (cust_id integer NOT NULL REFERENCES cust, art_id integer NOT NULL REFERENCES article, weekday integer NOT NULL, pieces integer NOT NULL, PRIMARY KEY (cust_id, art_id, weekday));
COMMENT ON COLUMN standing_order.weekday IS '1 = Monday to 7 = Sunday';
CREATE TABLE driver_route (route_id integer PRIMARY KEY, route_name text NOT NULL, driver text NOT NULL, km_planned integer NOT NULL);
CREATE TABLE drop_note (
  drop_id integer PRIMARY KEY,
  cust_id integer NOT NULL REFERENCES cust,
  route_id integer NOT NULL REFERENCES driver_route,
  drop_date date NOT NULL,
  planned_time time NOT NULL,
  arrived_time time,
  signed_by text
);
CREATE TABLE drop_line (
  drop_id integer NOT NULL REFERENCES drop_note,
  art_id integer NOT NULL REFERENCES article,
  pieces_ordered integer NOT NULL,
  pieces_delivered integer NOT NULL,
  pieces_returned integer NOT NULL DEFAULT 0,
  unit_price numeric(6,2) NOT NULL,
  PRIMARY KEY (drop_id, art_id)
);
COMMENT ON COLUMN drop_line.pieces_returned IS 'unsold bread taken back the next day, not charged';
