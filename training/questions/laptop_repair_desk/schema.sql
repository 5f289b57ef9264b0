CREATE TABLE customers (
  customer_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  is_business boolean NOT NULL,
  created_on date NOT NULL
);
CREATE TABLE technicians (
  technician_id integer PRIMARY KEY,
  name text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE devices (
  device_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  brand text NOT NULL,
  model text NOT NULL,
  warranty_until date
);
CREATE TABLE tickets (
  ticket_id integer PRIMARY KEY,
  device_id integer NOT NULL REFERENCES devices,
  technician_id integer REFERENCES technicians,
  opened_at timestamp NOT NULL,
  fault text NOT NULL,
  status text NOT NULL,
  promised_on date,
  finished_at timestamp,
  collected_at timestamp,
  quote numeric(8,2) NOT NULL
);
CREATE TABLE parts (
  part_id integer PRIMARY KEY,
  name text NOT NULL,
  price numeric(8,2) NOT NULL,
  in_stock integer NOT NULL,
  reorder_level integer NOT NULL,
  discontinued boolean NOT NULL
);
CREATE TABLE ticket_parts (
  ticket_id integer NOT NULL REFERENCES tickets,
  part_id integer NOT NULL REFERENCES parts,
  quantity integer NOT NULL,
  PRIMARY KEY (ticket_id, part_id)
);
