CREATE TABLE seatings (seating_id int PRIMARY KEY, evening date NOT NULL, slot text NOT NULL, chef_on_duty text NOT NULL, covers_max int NOT NULL);
COMMENT ON COLUMN seatings.slot IS 'early, late';
CREATE TABLE menus (menu_id int PRIMARY KEY, menu_title text NOT NULL, courses int NOT NULL, price_pp numeric(6,2) NOT NULL, season text NOT NULL, vegetarian boolean NOT NULL);
CREATE TABLE diners (diner_id int PRIMARY KEY, full_name text NOT NULL, allergy text, vip boolean NOT NULL, city text NOT NULL);
CREATE TABLE reservations (res_no int PRIMARY KEY, seating_id int NOT NULL REFERENCES seatings, diner_id int NOT NULL REFERENCES diners, menu_id int NOT NULL REFERENCES menus, party int NOT NULL, made_on date NOT NULL, prepaid numeric(7,2) NOT NULL, state text NOT NULL, tip numeric(6,2));
COMMENT ON COLUMN reservations.state IS 'confirmed, dined, no-show, cancelled';
CREATE TABLE bottles (bottle_id int PRIMARY KEY, wine text NOT NULL, region text NOT NULL, vintage int NOT NULL, cost numeric(7,2) NOT NULL, menu_price numeric(7,2) NOT NULL, cellar_count int NOT NULL);
CREATE TABLE bottle_orders (res_no int NOT NULL REFERENCES reservations, bottle_id int NOT NULL REFERENCES bottles, how_many int NOT NULL, PRIMARY KEY (res_no, bottle_id));
