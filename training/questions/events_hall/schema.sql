CREATE TABLE rooms (id int PRIMARY KEY, name text NOT NULL, seats int NOT NULL, floor_area_m2 int NOT NULL, rent_per_day numeric(8,2) NOT NULL);
CREATE TABLE organisers (id int PRIMARY KEY, company text NOT NULL, contact_person text, town text NOT NULL, customer_since date NOT NULL);
CREATE TABLE events (id int PRIMARY KEY, title text NOT NULL, category text NOT NULL, organiser_id int NOT NULL REFERENCES organisers, room_id int NOT NULL REFERENCES rooms, starts_at timestamp NOT NULL, ends_at timestamp NOT NULL, ticket_price numeric(6,2), state text NOT NULL);
COMMENT ON COLUMN events.state IS 'planned, held or cancelled';
CREATE TABLE tickets (id int PRIMARY KEY, event_id int NOT NULL REFERENCES events, buyer_name text NOT NULL, bought_at timestamp NOT NULL, price_paid numeric(6,2) NOT NULL, scanned_at timestamp);
CREATE TABLE invoices (id int PRIMARY KEY, organiser_id int NOT NULL REFERENCES organisers, event_id int REFERENCES events, issued_on date NOT NULL, due_on date NOT NULL, amount numeric(9,2) NOT NULL, paid_on date);
CREATE TABLE helpers (id int PRIMARY KEY, name text NOT NULL, task text NOT NULL, hourly_wage numeric(5,2) NOT NULL);
CREATE TABLE helper_shifts (event_id int NOT NULL REFERENCES events, helper_id int NOT NULL REFERENCES helpers, hours numeric(4,1) NOT NULL, PRIMARY KEY (event_id, helper_id));
