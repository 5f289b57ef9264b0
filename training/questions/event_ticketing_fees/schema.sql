CREATE TABLE organiser (
  org_id int PRIMARY KEY,
  org_name text NOT NULL,
  fee_per_ticket numeric(5,2) NOT NULL,
  fee_percent numeric(4,1) NOT NULL,
  signed_on date NOT NULL
);
COMMENT ON TABLE organiser IS 'our fee on each ticket = fee_per_ticket + fee_percent of the ticket price';
CREATE TABLE venue (
  venue_id int PRIMARY KEY,
  venue_name text NOT NULL,
  town text NOT NULL,
  capacity int NOT NULL
);
CREATE TABLE event (
  event_id int PRIMARY KEY,
  org_id int NOT NULL REFERENCES organiser,
  venue_id int REFERENCES venue,
  title text NOT NULL,
  genre text NOT NULL,
  doors_at timestamp NOT NULL,
  on_sale_from timestamp NOT NULL,
  status text NOT NULL
);
COMMENT ON COLUMN event.status IS 'on sale, sold out, finished, called off';
CREATE TABLE price_tier (
  tier_id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES event,
  tier_name text NOT NULL,
  price numeric(7,2) NOT NULL,
  allotment int NOT NULL
);
CREATE TABLE buyer (
  buyer_id int PRIMARY KEY,
  email text NOT NULL,
  first_order_on date,
  newsletter boolean NOT NULL
);
CREATE TABLE ticket_order (
  order_id int PRIMARY KEY,
  buyer_id int NOT NULL REFERENCES buyer,
  ordered_at timestamp NOT NULL,
  payment_state text NOT NULL,
  device text NOT NULL
);
COMMENT ON COLUMN ticket_order.payment_state IS 'paid, failed, abandoned or refunded';
CREATE TABLE order_item (
  order_id int NOT NULL REFERENCES ticket_order,
  tier_id int NOT NULL REFERENCES price_tier,
  tickets int NOT NULL,
  price_each numeric(7,2) NOT NULL,
  PRIMARY KEY (order_id, tier_id)
);
CREATE TABLE entry_scan (
  scan_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES ticket_order,
  event_id int NOT NULL REFERENCES event,
  scanned_at timestamp NOT NULL,
  people int NOT NULL
);
