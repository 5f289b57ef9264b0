CREATE TABLE waiter (waiter_id integer PRIMARY KEY, nickname text NOT NULL, hired_on date NOT NULL, left_on date);
CREATE TABLE dining_table (table_no integer PRIMARY KEY, area text NOT NULL, seats integer NOT NULL);
CREATE TABLE dish (
  dish_id integer PRIMARY KEY,
  dish_name text NOT NULL,
  course text NOT NULL,
  card_price numeric(6,2) NOT NULL,
  ingredient_cost numeric(6,2) NOT NULL,
  vegetarian boolean NOT NULL,
  off_card_since date
);
COMMENT ON COLUMN dish.course IS 'starter, main, dessert, drink';
CREATE TABLE bill (
  bill_no integer PRIMARY KEY,
  table_no integer REFERENCES dining_table,
  opened_by integer NOT NULL REFERENCES waiter(waiter_id),
  cashed_by integer REFERENCES waiter(waiter_id),
  guests integer NOT NULL,
  opened_at timestamptz NOT NULL,
  paid_at timestamptz,
  paid_with text,
  tip numeric(6,2) NOT NULL DEFAULT 0
);
COMMENT ON COLUMN bill.table_no IS 'null for takeaway';
CREATE TABLE bill_item (
  bill_no integer NOT NULL REFERENCES bill,
  item_no integer NOT NULL,
  dish_id integer NOT NULL REFERENCES dish,
  portions integer NOT NULL,
  price numeric(6,2) NOT NULL,
  off_pct numeric(4,1) NOT NULL DEFAULT 0,
  voided boolean NOT NULL DEFAULT false,
  PRIMARY KEY (bill_no, item_no)
);
COMMENT ON COLUMN bill_item.price IS 'price of one portion on that day';
COMMENT ON COLUMN bill_item.off_pct IS 'reduction in percent, e.g. happy hour';
COMMENT ON COLUMN bill_item.voided IS 'cancelled by the waiter, not charged';
CREATE TABLE booking (
  booking_id integer PRIMARY KEY,
  guest_name text NOT NULL,
  party integer NOT NULL,
  made_on date NOT NULL,
  for_time timestamptz NOT NULL,
  showed_up boolean,
  bill_no integer REFERENCES bill
);
