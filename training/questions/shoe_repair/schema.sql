CREATE TABLE kiosks (kiosk_id int PRIMARY KEY, location text NOT NULL, city text NOT NULL, key_machine boolean NOT NULL);
CREATE TABLE cobblers (cobbler_id int PRIMARY KEY, cobbler_name text NOT NULL, kiosk_id int, apprentice boolean NOT NULL, hired_on date NOT NULL);
CREATE TABLE services (service_id int PRIMARY KEY, service_name text NOT NULL, category text NOT NULL, price numeric(6,2) NOT NULL, minutes_needed int NOT NULL);
CREATE TABLE customers (customer_id int PRIMARY KEY, customer_name text NOT NULL, loyalty_points int NOT NULL, phone text);
CREATE TABLE tickets (ticket_no int PRIMARY KEY, kiosk_id int NOT NULL, customer_id int, taken_in timestamptz NOT NULL, promised_for date NOT NULL, ready_at timestamptz, collected_at timestamptz, paid_by text);
CREATE TABLE ticket_items (item_id int PRIMARY KEY, ticket_no int NOT NULL, service_id int NOT NULL, cobbler_id int, article text NOT NULL, charged numeric(6,2) NOT NULL, redo boolean NOT NULL);
CREATE TABLE supplies (supply_id int PRIMARY KEY, supply_name text NOT NULL, kiosk_id int NOT NULL, on_hand int NOT NULL, reorder_at int NOT NULL);
