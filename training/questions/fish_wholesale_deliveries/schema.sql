CREATE TABLE species (species_code text PRIMARY KEY, species_name text NOT NULL, kind text NOT NULL);
CREATE TABLE boats (boat_no int PRIMARY KEY, boat_name text NOT NULL, harbour text NOT NULL);
CREATE TABLE restaurants (restaurant_no int PRIMARY KEY, restaurant_name text NOT NULL, town text NOT NULL, customer_since int NOT NULL);
CREATE TABLE purchases (purchase_no int PRIMARY KEY, boat_no int NOT NULL REFERENCES boats, species_code text NOT NULL REFERENCES species, landed_on date NOT NULL, kilos numeric(7,1) NOT NULL, price_per_kilo numeric(6,2) NOT NULL);
CREATE TABLE deliveries (delivery_no int PRIMARY KEY, restaurant_no int NOT NULL REFERENCES restaurants, species_code text NOT NULL REFERENCES species, ordered_for date NOT NULL, delivered_on date, kilos_ordered numeric(6,1) NOT NULL, kilos_delivered numeric(6,1), sold_per_kilo numeric(6,2) NOT NULL, rejected_kilos numeric(5,1) NOT NULL);
CREATE TABLE standing_orders (restaurant_no int NOT NULL REFERENCES restaurants, species_code text NOT NULL REFERENCES species, weekday int NOT NULL, kilos numeric(5,1) NOT NULL, paused boolean NOT NULL, PRIMARY KEY (restaurant_no, species_code, weekday));
COMMENT ON COLUMN standing_orders.weekday IS '1 Monday to 7 Sunday';
