CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  branch text NOT NULL,
  price_per_word numeric(5,3) NOT NULL
);
CREATE TABLE linguists (
  linguist_id int PRIMARY KEY,
  linguist_name text NOT NULL,
  rate_per_word numeric(5,3) NOT NULL,
  sworn boolean NOT NULL,
  on_holiday_until date
);
CREATE TABLE language_pairs (
  linguist_id int NOT NULL REFERENCES linguists,
  source_language text NOT NULL,
  target_language text NOT NULL,
  PRIMARY KEY (linguist_id, source_language, target_language)
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients,
  title text NOT NULL,
  source_language text NOT NULL,
  target_language text NOT NULL,
  words int NOT NULL,
  received_at timestamp NOT NULL,
  deadline timestamp NOT NULL,
  delivered_at timestamp,
  rush boolean NOT NULL,
  project_manager text NOT NULL
);
CREATE TABLE assignments (
  assignment_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders,
  linguist_id int NOT NULL REFERENCES linguists,
  role text NOT NULL,
  accepted boolean,
  cost numeric(8,2) NOT NULL
);
COMMENT ON COLUMN assignments.role IS 'translator or reviser';
CREATE TABLE invoices (
  invoice_no int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders,
  sent_on date NOT NULL,
  net numeric(9,2) NOT NULL,
  paid_on date
);
CREATE TABLE quality_notes (
  note_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders,
  noted_on date NOT NULL,
  severity text NOT NULL,
  fixed boolean NOT NULL
);
