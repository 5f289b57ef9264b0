CREATE TABLE stores (id integer PRIMARY KEY, city text NOT NULL, opened date NOT NULL);
CREATE TABLE technicians (id integer PRIMARY KEY, store_id integer NOT NULL REFERENCES stores, name text NOT NULL, started date NOT NULL, leaving date);
CREATE TABLE clients (id integer PRIMARY KEY, full_name text NOT NULL, phone text, b2b boolean NOT NULL, created_at timestamp NOT NULL);
CREATE TABLE devices (id integer PRIMARY KEY, client_id integer NOT NULL REFERENCES clients, brand text NOT NULL, model text NOT NULL, imei text);
CREATE TABLE repairs (id integer PRIMARY KEY, device_id integer NOT NULL REFERENCES devices, store_id integer NOT NULL REFERENCES stores, technician_id integer REFERENCES technicians, fault text NOT NULL, checked_in_at timestamp NOT NULL, quoted numeric(8,2), approved_at timestamp, declined_at timestamp, finished_at timestamp, handed_back_at timestamp, charged numeric(8,2), warranty_months integer NOT NULL);
CREATE TABLE spare_parts (id integer PRIMARY KEY, name text NOT NULL, for_brand text NOT NULL, on_hand integer NOT NULL, reorder_level integer NOT NULL, unit_cost numeric(8,2) NOT NULL);
CREATE TABLE repair_parts (repair_id integer NOT NULL REFERENCES repairs, spare_part_id integer NOT NULL REFERENCES spare_parts, quantity integer NOT NULL, PRIMARY KEY (repair_id, spare_part_id));
CREATE TABLE warranty_returns (id integer PRIMARY KEY, repair_id integer NOT NULL REFERENCES repairs, came_back_at timestamp NOT NULL, accepted boolean, note text);
