CREATE TABLE dining_area (area_id serial PRIMARY KEY, area text NOT NULL);
CREATE TABLE dining_table (table_no int PRIMARY KEY, area_id int NOT NULL REFERENCES dining_area, seats int NOT NULL);
CREATE TABLE waiter (waiter_id int PRIMARY KEY, first_name text NOT NULL, hourly_wage numeric(5,2) NOT NULL);
CREATE TABLE reservation (reservation_id int PRIMARY KEY, guest_name text NOT NULL, phone text, table_no int REFERENCES dining_table, booked_at timestamp NOT NULL, arrives_at timestamp NOT NULL, party_size int NOT NULL, state text NOT NULL);
CREATE TABLE dish (dish_id int PRIMARY KEY, dish_name text NOT NULL, course text NOT NULL, price numeric(5,2) NOT NULL, vegetarian boolean NOT NULL, on_menu boolean NOT NULL);
CREATE TABLE bill (bill_id int PRIMARY KEY, table_no int NOT NULL REFERENCES dining_table, waiter_id int NOT NULL REFERENCES waiter, opened_at timestamp NOT NULL, closed_at timestamp, guests int NOT NULL, tip numeric(6,2) NOT NULL, paid_by text);
CREATE TABLE bill_item (bill_id int NOT NULL REFERENCES bill, dish_id int NOT NULL REFERENCES dish, portions int NOT NULL, PRIMARY KEY (bill_id, dish_id));
COMMENT ON COLUMN reservation.state IS 'confirmed, seated, no_show, cancelled';
