CREATE TABLE parks (id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, max_jumpers int NOT NULL);
CREATE TABLE time_slots (id int PRIMARY KEY, park_id int NOT NULL REFERENCES parks, slot_start timestamp NOT NULL, theme text, price numeric(6,2) NOT NULL);
CREATE TABLE jump_tickets (id int PRIMARY KEY, slot_id int NOT NULL REFERENCES time_slots, sold_on date NOT NULL, jumpers int NOT NULL, socks_sold int NOT NULL, online boolean NOT NULL, scanned boolean NOT NULL, refunded boolean NOT NULL);
CREATE TABLE parties (id int PRIMARY KEY, slot_id int NOT NULL REFERENCES time_slots, child_name text NOT NULL, turns_age int NOT NULL, guests int NOT NULL, menu text NOT NULL, host text, deposit_paid boolean NOT NULL);
CREATE TABLE accidents (id int PRIMARY KEY, park_id int NOT NULL REFERENCES parks, happened_at timestamp NOT NULL, zone text NOT NULL, severity text NOT NULL, ambulance boolean NOT NULL);
CREATE TABLE inspections (id int PRIMARY KEY, park_id int NOT NULL REFERENCES parks, done_on date NOT NULL, zone text NOT NULL, passed boolean NOT NULL, inspector text NOT NULL);
