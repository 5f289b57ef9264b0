CREATE TABLE owners (
  owner_id int PRIMARY KEY,
  owner_name text NOT NULL,
  is_company boolean NOT NULL,
  first_visit date
);
CREATE TABLE vehicles (
  reg text PRIMARY KEY,
  owner_id int NOT NULL REFERENCES owners,
  make text NOT NULL,
  model text NOT NULL,
  model_year int NOT NULL,
  mot_expires date
);
COMMENT ON COLUMN vehicles.mot_expires IS 'end of validity of the road-worthiness test';
CREATE TABLE mechanics (
  mech_id int PRIMARY KEY,
  mech_name text NOT NULL,
  grade text NOT NULL
);
CREATE TABLE job_cards (
  card_no int PRIMARY KEY,
  reg text NOT NULL REFERENCES vehicles,
  taken_in_by int NOT NULL REFERENCES mechanics(mech_id),
  signed_off_by int REFERENCES mechanics(mech_id),
  dropped_off date NOT NULL,
  promised_for date NOT NULL,
  ready_on date,
  collected_on date,
  complaint text NOT NULL,
  odometer_km int NOT NULL,
  quote_net numeric(8,2) NOT NULL,
  courtesy_car boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN job_cards.signed_off_by IS 'mechanic who checked the finished work';
COMMENT ON COLUMN job_cards.quote_net IS 'what we told the customer it would cost, without VAT';
CREATE TABLE labour_lines (
  line_id int PRIMARY KEY,
  card_no int NOT NULL REFERENCES job_cards,
  mech_id int NOT NULL REFERENCES mechanics,
  task text NOT NULL,
  book_minutes int NOT NULL,
  clocked_minutes int NOT NULL,
  labour_total numeric(8,2) NOT NULL
);
COMMENT ON COLUMN labour_lines.book_minutes IS 'standard time for the task; this is what we charge';
COMMENT ON COLUMN labour_lines.clocked_minutes IS 'time the mechanic really took';
COMMENT ON COLUMN labour_lines.labour_total IS 'charge of the line, net';
CREATE TABLE part_lines (
  line_id int PRIMARY KEY,
  card_no int NOT NULL REFERENCES job_cards,
  part_no text NOT NULL,
  description text NOT NULL,
  qty int NOT NULL,
  buy_price numeric(8,2) NOT NULL,
  sell_price numeric(8,2) NOT NULL,
  is_warranty boolean NOT NULL
);
COMMENT ON COLUMN part_lines.sell_price IS 'net price of one piece';
COMMENT ON COLUMN part_lines.is_warranty IS 'true: the maker pays, not the customer';
CREATE TABLE invoices (
  inv_no int PRIMARY KEY,
  card_no int NOT NULL REFERENCES job_cards,
  bill_to_owner int NOT NULL REFERENCES owners(owner_id),
  inv_date date NOT NULL,
  due_date date NOT NULL,
  paid_date date,
  net numeric(9,2) NOT NULL,
  vat numeric(9,2) NOT NULL,
  gross numeric(9,2) NOT NULL,
  paid_how text
);
