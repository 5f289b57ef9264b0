CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  customer_since date NOT NULL,
  credit_limit numeric(10,2) NOT NULL
);
CREATE TABLE contacts (
  contact_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL
);
CREATE TABLE places (
  place_id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE carriers (
  carrier_id int PRIMARY KEY,
  name text NOT NULL,
  mode text NOT NULL
);
CREATE TABLE clerks (
  clerk_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL
);
CREATE TABLE quotes (
  quote_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  clerk_id int NOT NULL REFERENCES clerks(clerk_id),
  origin_id int NOT NULL REFERENCES places(place_id),
  destination_id int NOT NULL REFERENCES places(place_id),
  quoted_on date NOT NULL,
  valid_until date NOT NULL,
  price numeric(10,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE shipments (
  shipment_id int PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  clerk_id int NOT NULL REFERENCES clerks(clerk_id),
  carrier_id int NOT NULL REFERENCES carriers(carrier_id),
  mode text NOT NULL,
  origin_id int NOT NULL REFERENCES places(place_id),
  destination_id int NOT NULL REFERENCES places(place_id),
  booked_on date NOT NULL,
  departed_on date,
  expected_on date NOT NULL,
  arrived_on date,
  weight_kg int NOT NULL,
  goods text NOT NULL
);
CREATE TABLE charges (
  charge_id int PRIMARY KEY,
  shipment_id int NOT NULL REFERENCES shipments(shipment_id),
  charge_type text NOT NULL,
  cost numeric(10,2) NOT NULL,
  price numeric(10,2) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  shipment_id int NOT NULL REFERENCES shipments(shipment_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
CREATE TABLE claims (
  claim_id int PRIMARY KEY,
  shipment_id int NOT NULL REFERENCES shipments(shipment_id),
  filed_on date NOT NULL,
  reason text NOT NULL,
  amount numeric(10,2) NOT NULL,
  status text NOT NULL
);
