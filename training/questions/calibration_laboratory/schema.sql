CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  industry text NOT NULL,
  customer_since date NOT NULL
);
CREATE TABLE contacts (
  contact_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL
);
CREATE TABLE technicians (
  technician_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  specialty text NOT NULL
);
CREATE TABLE instruments (
  instrument_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  serial_number text NOT NULL UNIQUE,
  description text NOT NULL,
  quantity_measured text NOT NULL,
  maker text NOT NULL,
  interval_months int NOT NULL,
  in_use boolean NOT NULL
);
CREATE TABLE reference_standards (
  standard_id int PRIMARY KEY,
  name text NOT NULL,
  quantity_measured text NOT NULL,
  valid_until date NOT NULL
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(customer_id),
  order_number text NOT NULL UNIQUE,
  received_on date NOT NULL,
  promised_on date NOT NULL,
  returned_on date,
  express boolean NOT NULL
);
CREATE TABLE calibrations (
  calibration_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  instrument_id int NOT NULL REFERENCES instruments(instrument_id),
  technician_id int REFERENCES technicians(technician_id),
  calibrated_on date,
  result text,
  price numeric(8,2) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES orders(order_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
CREATE TABLE certificates (
  certificate_id int PRIMARY KEY,
  certificate_number text NOT NULL UNIQUE,
  calibration_id int NOT NULL REFERENCES calibrations(calibration_id),
  issued_on date NOT NULL,
  valid_until date NOT NULL
);
