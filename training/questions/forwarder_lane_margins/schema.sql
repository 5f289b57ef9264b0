CREATE TABLE ports (unlocode char(5) PRIMARY KEY, port_name text NOT NULL, country text NOT NULL);
CREATE TABLE carriers (carrier_id int PRIMARY KEY, carrier_name text NOT NULL, mode text NOT NULL);
CREATE TABLE shippers (shipper_id int PRIMARY KEY, shipper_name text NOT NULL, account_manager text, credit_days int NOT NULL);
CREATE TABLE shipments (shipment_no int PRIMARY KEY, shipper_id int NOT NULL REFERENCES shippers, carrier_id int NOT NULL REFERENCES carriers, origin char(5) NOT NULL REFERENCES ports(unlocode), destination char(5) NOT NULL REFERENCES ports(unlocode), weight_kg numeric(9,1) NOT NULL, volume_m3 numeric(7,2) NOT NULL, booked_on date NOT NULL, etd date NOT NULL, departed_on date, eta date NOT NULL, arrived_on date, status text NOT NULL);
CREATE TABLE charges (charge_id int PRIMARY KEY, shipment_no int NOT NULL REFERENCES shipments, charge_type text NOT NULL, sell_amount numeric(9,2) NOT NULL, buy_amount numeric(9,2) NOT NULL);
CREATE TABLE customer_invoices (invoice_no int PRIMARY KEY, shipment_no int NOT NULL REFERENCES shipments, invoiced_on date NOT NULL, due_on date NOT NULL, total numeric(10,2) NOT NULL, paid_on date);
CREATE TABLE incidents (incident_id int PRIMARY KEY, shipment_no int NOT NULL REFERENCES shipments, kind text NOT NULL, noted_at timestamptz NOT NULL, solved_at timestamptz, cost numeric(8,2));
