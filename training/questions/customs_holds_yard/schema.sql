CREATE TABLE shipper (id int PRIMARY KEY, company text NOT NULL, country text NOT NULL, trusted boolean NOT NULL);
CREATE TABLE vessel (id int PRIMARY KEY, vessel text NOT NULL, flag text NOT NULL);
CREATE TABLE call (call_no int PRIMARY KEY, vessel_id int NOT NULL REFERENCES vessel, eta timestamptz NOT NULL, ata timestamptz, sailed timestamptz);
CREATE TABLE box (box_no text PRIMARY KEY, call_no int NOT NULL REFERENCES call, shipper_id int NOT NULL REFERENCES shipper, feet int NOT NULL, declared_value numeric(11,2) NOT NULL, duty numeric(10,2) NOT NULL, goods text NOT NULL);
CREATE TABLE hold_reason (code text PRIMARY KEY, meaning text NOT NULL);
CREATE TABLE hold (hold_id int PRIMARY KEY, box_no text NOT NULL REFERENCES box, code text NOT NULL REFERENCES hold_reason, placed timestamptz NOT NULL, lifted timestamptz, officer text NOT NULL);
CREATE TABLE storage_charge (charge_id int PRIMARY KEY, box_no text NOT NULL REFERENCES box, days int NOT NULL, rate numeric(6,2) NOT NULL, waived boolean NOT NULL);
