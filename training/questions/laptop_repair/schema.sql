CREATE TABLE clients (client_id integer PRIMARY KEY, name text NOT NULL, phone text, is_business boolean NOT NULL, suburb text NOT NULL);
CREATE TABLE devices (device_id integer PRIMARY KEY, client_id integer NOT NULL, make text NOT NULL, model text NOT NULL, serial_no text, warranty_until date);
CREATE TABLE technicians (technician_id integer PRIMARY KEY, name text NOT NULL, level text NOT NULL, hourly_rate numeric(6,2) NOT NULL);
CREATE TABLE tickets (
  ticket_id integer PRIMARY KEY,
  device_id integer NOT NULL,
  technician_id integer,
  fault text NOT NULL,
  status text NOT NULL,
  received_on date NOT NULL,
  quoted numeric(8,2),
  ready_on date,
  collected_on date
);
CREATE TABLE parts (part_id integer PRIMARY KEY, part_name text NOT NULL, supplier_id integer NOT NULL, buy_price numeric(8,2) NOT NULL, sell_price numeric(8,2) NOT NULL, in_stock integer NOT NULL);
CREATE TABLE suppliers (supplier_id integer PRIMARY KEY, supplier_name text NOT NULL, website text);
CREATE TABLE ticket_parts (ticket_id integer NOT NULL, part_id integer NOT NULL, qty integer NOT NULL);
CREATE TABLE labour (labour_id integer PRIMARY KEY, ticket_id integer NOT NULL, technician_id integer NOT NULL, worked_on date NOT NULL, minutes integer NOT NULL);
CREATE TABLE payments (payment_id integer PRIMARY KEY, ticket_id integer NOT NULL, paid_on date NOT NULL, method text NOT NULL, amount numeric(8,2) NOT NULL);
