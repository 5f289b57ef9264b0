CREATE TABLE hauliers (id int PRIMARY KEY, haulier text NOT NULL, home_country text NOT NULL, insured_until date NOT NULL);
CREATE TABLE doors (door_no int PRIMARY KEY, side text NOT NULL, chilled boolean NOT NULL);
CREATE TABLE trailers (plate text PRIMARY KEY, haulier_id int NOT NULL REFERENCES hauliers, pallet_spaces int NOT NULL, kind text NOT NULL);
CREATE TABLE consignees (id int PRIMARY KEY, consignee text NOT NULL, town text NOT NULL);
-- one row per trailer visit; inbound ones bring pallets, outbound ones take them
CREATE TABLE visits (visit_id int PRIMARY KEY, plate text NOT NULL REFERENCES trailers, door_no int REFERENCES doors, direction text NOT NULL, booked_for timestamptz NOT NULL, gate_in timestamptz, gate_out timestamptz, demurrage numeric(8,2) NOT NULL DEFAULT 0);
CREATE TABLE pallets (sscc text PRIMARY KEY, arrived_with int NOT NULL REFERENCES visits, left_with int REFERENCES visits, consignee_id int NOT NULL REFERENCES consignees, gross_kg int NOT NULL, net_kg int NOT NULL, damaged boolean NOT NULL);
