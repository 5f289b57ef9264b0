CREATE TABLE customer (cust_id integer PRIMARY KEY, cust_name text NOT NULL, kind text NOT NULL, city text NOT NULL, payment_days integer NOT NULL);
COMMENT ON COLUMN customer.kind IS 'company, private, public';
CREATE TABLE venue (venue_id integer PRIMARY KEY, venue_name text NOT NULL, city text NOT NULL, has_kitchen boolean NOT NULL);
CREATE TABLE event (
  event_id integer PRIMARY KEY,
  cust_id integer NOT NULL REFERENCES customer,
  venue_id integer REFERENCES venue,
  occasion text NOT NULL,
  enquired_on date NOT NULL,
  offered_on date,
  confirmed_on date,
  event_date date NOT NULL,
  cancelled_on date,
  guests_expected integer NOT NULL,
  guests_came integer,
  price_per_guest numeric(6,2),
  flat_extra numeric(8,2) NOT NULL DEFAULT 0,
  discount_pct numeric(4,1) NOT NULL DEFAULT 0,
  deposit numeric(8,2) NOT NULL DEFAULT 0,
  deposit_paid_on date
);
COMMENT ON COLUMN event.venue_id IS 'null = at the customer''s own place';
COMMENT ON COLUMN event.discount_pct IS 'on price_per_guest * guests_expected; flat_extra is not reduced';
CREATE TABLE menu_item (item_id integer PRIMARY KEY, item_name text NOT NULL, course text NOT NULL, cost_per_portion numeric(5,2) NOT NULL, vegan boolean NOT NULL);
CREATE TABLE event_item (event_id integer NOT NULL REFERENCES event, item_id integer NOT NULL REFERENCES menu_item, portions integer NOT NULL, portions_left integer, PRIMARY KEY (event_id, item_id));
COMMENT ON COLUMN event_item.portions_left IS 'left over after the event';
CREATE TABLE crew (crew_id integer PRIMARY KEY, crew_name text NOT NULL, job text NOT NULL, pay_per_hour numeric(5,2) NOT NULL);
CREATE TABLE crew_shift (event_id integer NOT NULL REFERENCES event, crew_id integer NOT NULL REFERENCES crew, hours_planned numeric(4,1) NOT NULL, hours_worked numeric(4,1), PRIMARY KEY (event_id, crew_id));
