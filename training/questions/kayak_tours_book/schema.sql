CREATE TABLE guide (id int PRIMARY KEY, full_name text NOT NULL, seasonal boolean NOT NULL, hired_on date NOT NULL);
CREATE TABLE tour (id int PRIMARY KEY, name text NOT NULL, river text NOT NULL, km numeric(4,1) NOT NULL, min_age int NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE departure (id int PRIMARY KEY, tour_id int NOT NULL REFERENCES tour, guide_id int REFERENCES guide, departs_at timestamp NOT NULL, seats int NOT NULL, called_off boolean NOT NULL DEFAULT false);
CREATE TABLE guest (id int PRIMARY KEY, name text NOT NULL, country text NOT NULL, email text);
CREATE TABLE reservation (id int PRIMARY KEY, departure_id int NOT NULL REFERENCES departure, guest_id int NOT NULL REFERENCES guest, reserved_on date NOT NULL, persons int NOT NULL, paid numeric(8,2) NOT NULL DEFAULT 0, channel text NOT NULL, showed_up boolean);
CREATE TABLE boat (id int PRIMARY KEY, hull_no text NOT NULL, kind text NOT NULL, bought_on date NOT NULL, purchase_price numeric(8,2) NOT NULL, sold_on date);
CREATE TABLE boat_damage (id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boat, departure_id int REFERENCES departure, noticed_on date NOT NULL, repaired_on date, repair_cost numeric(8,2));
