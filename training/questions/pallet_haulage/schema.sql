CREATE TABLE customer (
  customer_no integer PRIMARY KEY,
  company text NOT NULL,
  city text NOT NULL,
  customer_since date NOT NULL,
  closed_on date
);
CREATE TABLE driver (
  driver_no integer PRIMARY KEY,
  full_name text NOT NULL,
  hired date NOT NULL,
  licence_expires date NOT NULL,
  resigned date
);
CREATE TABLE truck (
  truck_no integer PRIMARY KEY,
  plate text NOT NULL,
  bought date NOT NULL,
  last_serviced date,
  next_service_due date,
  sold date
);
CREATE TABLE shipment (
  shipment_no integer PRIMARY KEY,
  customer_no integer NOT NULL REFERENCES customer(customer_no),
  driver_no integer REFERENCES driver(driver_no),
  truck_no integer REFERENCES truck(truck_no),
  from_city text NOT NULL,
  to_city text NOT NULL,
  pallets integer NOT NULL,
  price numeric(9,2) NOT NULL,
  ordered_at timestamp NOT NULL,
  pickup_planned date NOT NULL,
  picked_up_at timestamp,
  delivery_promised date NOT NULL,
  delivered_at timestamp,
  cancelled_at timestamp,
  row_changed_at timestamp NOT NULL
);
CREATE TABLE freight_invoice (
  invoice_no integer PRIMARY KEY,
  shipment_no integer NOT NULL REFERENCES shipment(shipment_no),
  net_amount numeric(9,2) NOT NULL,
  invoice_date date NOT NULL,
  emailed_at timestamp,
  due_date date NOT NULL,
  paid_date date,
  credited_date date,
  row_changed_at timestamp NOT NULL
);
CREATE TABLE damage_claim (
  claim_no integer PRIMARY KEY,
  shipment_no integer NOT NULL REFERENCES shipment(shipment_no),
  claimed_amount numeric(9,2) NOT NULL,
  happened_on date NOT NULL,
  reported_on date NOT NULL,
  settled_on date,
  rejected_on date
);
