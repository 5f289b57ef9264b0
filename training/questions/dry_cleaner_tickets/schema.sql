CREATE TABLE shops (
  shop_id integer PRIMARY KEY,
  shop_name text NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE regulars (
  regular_id integer PRIMARY KEY,
  full_name text NOT NULL,
  card_issued_on date NOT NULL,
  card_expires_on date NOT NULL,
  last_visit_on date,
  record_changed_at timestamp NOT NULL
);
CREATE TABLE tickets (
  ticket_no integer PRIMARY KEY,
  shop_id integer NOT NULL REFERENCES shops(shop_id),
  regular_id integer REFERENCES regulars(regular_id),
  total numeric(7,2) NOT NULL,
  dropped_off_at timestamp NOT NULL,
  sent_to_plant_at timestamp,
  ready_by date NOT NULL,
  cleaned_at timestamp,
  collected_at timestamp,
  paid_at timestamp,
  voided_at timestamp,
  record_changed_at timestamp NOT NULL
);
COMMENT ON TABLE tickets IS 'one drop-off of clothes at the counter';
CREATE TABLE garments (
  garment_id integer PRIMARY KEY,
  ticket_no integer NOT NULL REFERENCES tickets(ticket_no),
  kind text NOT NULL,
  price numeric(6,2) NOT NULL,
  cleaned_at timestamp,
  re_cleaned_at timestamp
);
CREATE TABLE damage_reports (
  report_id integer PRIMARY KEY,
  garment_id integer NOT NULL REFERENCES garments(garment_id),
  what_happened text NOT NULL,
  reported_at timestamp NOT NULL,
  answered_at timestamp,
  compensated_at timestamp,
  compensation numeric(7,2)
);
CREATE TABLE staff (
  staff_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  shop_id integer NOT NULL REFERENCES shops(shop_id),
  hired_on date NOT NULL,
  trained_on date,
  left_on date
);
CREATE TABLE solvent_purchases (
  purchase_id integer PRIMARY KEY,
  product text NOT NULL,
  litres integer NOT NULL,
  cost numeric(8,2) NOT NULL,
  ordered_on date NOT NULL,
  delivered_on date,
  invoiced_on date,
  due_on date,
  paid_on date
);
