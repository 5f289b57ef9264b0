CREATE TABLE cond_grades (
  grade char(1) PRIMARY KEY,
  meaning text NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  customer_name text NOT NULL,
  customer_type text NOT NULL,
  country_code char(2) NOT NULL,
  blacklisted boolean NOT NULL,
  first_rental_on date
);
CREATE TABLE gear_items (
  item_id int PRIMARY KEY,
  item_name text NOT NULL,
  category text NOT NULL,
  sleeps int,
  size text,
  grade char(1) NOT NULL REFERENCES cond_grades(grade),
  bought_on date NOT NULL,
  retired_on date,
  day_rate numeric(6,2) NOT NULL
);
CREATE TABLE rentals (
  rental_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  reserved_on date NOT NULL,
  pickup_planned date NOT NULL,
  picked_up_on date,
  due_back date NOT NULL,
  brought_back_on date,
  rental_status text NOT NULL,
  channel text NOT NULL,
  delivery char(1) NOT NULL
);
CREATE TABLE rental_lines (
  rental_id int NOT NULL REFERENCES rentals(rental_id),
  item_id int NOT NULL REFERENCES gear_items(item_id),
  line_price numeric(8,2) NOT NULL,
  came_back_as text,
  PRIMARY KEY (rental_id, item_id)
);
CREATE TABLE money_in (
  payment_id int PRIMARY KEY,
  rental_id int NOT NULL REFERENCES rentals(rental_id),
  purpose char(3) NOT NULL,
  requested_on date NOT NULL,
  received_on date,
  pay_method char(2),
  amount numeric(8,2) NOT NULL
);
CREATE TABLE caution_refunds (
  refund_id int PRIMARY KEY,
  rental_id int NOT NULL REFERENCES rentals(rental_id),
  decided_on date NOT NULL,
  wired_on date,
  held_back numeric(8,2) NOT NULL,
  refunded numeric(8,2) NOT NULL
);
CREATE TABLE mending_jobs (
  mending_id int PRIMARY KEY,
  item_id int NOT NULL REFERENCES gear_items(item_id),
  noticed_on date NOT NULL,
  sent_off_on date,
  mended_on date,
  problem text NOT NULL,
  bill numeric(8,2)
);
COMMENT ON COLUMN customers.customer_type IS 'family, scouts, festival, school';
COMMENT ON COLUMN gear_items.sleeps IS 'number of people, tents only';
COMMENT ON COLUMN gear_items.size IS 'S, M, L, XL; sleeping bags only';
COMMENT ON COLUMN rentals.rental_status IS 'reserved, out, back, void; void = the customer called it off';
COMMENT ON COLUMN rentals.channel IS 'web, shop, phone';
COMMENT ON COLUMN rentals.delivery IS 'Y we brought it to the customer, N collected at the shop';
COMMENT ON COLUMN rental_lines.came_back_as IS 'clean, dirty, damaged, missing; null while not back';
COMMENT ON COLUMN money_in.purpose IS 'RNT rent, CAU caution money, LAT late fee';
COMMENT ON COLUMN money_in.pay_method IS 'CA cash, CC card, PP PayPal, BT bank transfer; null until received';
COMMENT ON COLUMN mending_jobs.problem IS 'zip, pole, tear, mould, seam';
