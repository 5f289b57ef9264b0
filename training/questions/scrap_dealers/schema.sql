CREATE TABLE yards (
  id int PRIMARY KEY,
  name text NOT NULL,
  manager text NOT NULL,
  permit_tonnes_per_year int NOT NULL
);
CREATE TABLE metals (
  code text PRIMARY KEY,
  name text NOT NULL,
  family text NOT NULL,
  hazardous boolean NOT NULL
);
CREATE TABLE daily_prices (
  metal_code text REFERENCES metals(code),
  quoted_on date,
  buy_per_tonne numeric(8,2) NOT NULL,
  sell_per_tonne numeric(8,2) NOT NULL,
  PRIMARY KEY (metal_code, quoted_on)
);
CREATE TABLE traders (
  id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  licence_expires date,
  bank_details_on_file boolean NOT NULL
);
CREATE TABLE weighbridge_tickets (
  ticket_no int PRIMARY KEY,
  yard_id int NOT NULL REFERENCES yards(id),
  trader_id int NOT NULL REFERENCES traders(id),
  metal_code text NOT NULL REFERENCES metals(code),
  direction text NOT NULL,
  weighed_at timestamptz NOT NULL,
  gross_kg int NOT NULL,
  tare_kg int NOT NULL,
  deduction_pct numeric(4,1),
  price_per_tonne numeric(8,2) NOT NULL,
  vehicle_plate text
);
CREATE TABLE radiation_alarms (
  id int PRIMARY KEY,
  ticket_no int NOT NULL REFERENCES weighbridge_tickets(ticket_no),
  reading_usv numeric(6,2) NOT NULL,
  cleared_at timestamptz,
  reported_to_authority boolean NOT NULL
);
CREATE TABLE settlements (
  id int PRIMARY KEY,
  trader_id int NOT NULL REFERENCES traders(id),
  settled_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  method text NOT NULL
);
COMMENT ON COLUMN weighbridge_tickets.direction IS 'in = we buy, out = we sell';
