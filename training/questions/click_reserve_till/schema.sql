CREATE TABLE showroom (room_id int PRIMARY KEY, room_name text NOT NULL, region text NOT NULL);
CREATE TABLE bike (bike_id int PRIMARY KEY, bike_name text NOT NULL, frame_cm int NOT NULL, electric boolean NOT NULL, list_price numeric(9,2) NOT NULL);
CREATE TABLE demo_stock (room_id int NOT NULL REFERENCES showroom, bike_id int NOT NULL REFERENCES bike, on_floor int NOT NULL, in_transit int NOT NULL, PRIMARY KEY (room_id, bike_id));
CREATE TABLE hold (hold_id int PRIMARY KEY, room_id int NOT NULL REFERENCES showroom, bike_id int NOT NULL REFERENCES bike, shopper text NOT NULL, placed_at timestamp NOT NULL, hold_until date NOT NULL, test_ride_on date, outcome text, advisor text);
COMMENT ON COLUMN hold.outcome IS 'bought, released, expired; null while running';
CREATE TABLE bike_sale (sale_id int PRIMARY KEY, hold_id int REFERENCES hold, room_id int NOT NULL REFERENCES showroom, bike_id int NOT NULL REFERENCES bike, sold_on date NOT NULL, price_got numeric(9,2) NOT NULL, accessories numeric(8,2) NOT NULL, job_bike_scheme boolean NOT NULL);
