CREATE TABLE region (region_id int PRIMARY KEY, region_name text NOT NULL);
CREATE TABLE technician (technician_id int PRIMARY KEY, technician_name text NOT NULL, region_id int NOT NULL REFERENCES region, hourly_cost numeric(6,2) NOT NULL, left_on date);
CREATE TABLE customer (customer_id int PRIMARY KEY, customer_name text NOT NULL, region_id int NOT NULL REFERENCES region, contract_level text CHECK (contract_level IN ('basic','plus','premium')), yearly_fee numeric(8,2));
CREATE TABLE machine (machine_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, model text NOT NULL, installed_on date NOT NULL);
CREATE TABLE service_call (call_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machine, reported_at timestamp NOT NULL, priority text NOT NULL, fault text, closed_at timestamp, under_warranty boolean NOT NULL);
CREATE TABLE visit (visit_id int PRIMARY KEY, call_id int NOT NULL REFERENCES service_call, technician_id int NOT NULL REFERENCES technician, started_at timestamp NOT NULL, hours numeric(4,2) NOT NULL, travel_km int NOT NULL, fixed boolean NOT NULL);
CREATE TABLE part (part_id int PRIMARY KEY, part_name text NOT NULL, buying_price numeric(8,2) NOT NULL, selling_price numeric(8,2) NOT NULL);
CREATE TABLE part_used (visit_id int NOT NULL REFERENCES visit, part_id int NOT NULL REFERENCES part, quantity int NOT NULL, charged boolean NOT NULL, PRIMARY KEY (visit_id, part_id));
