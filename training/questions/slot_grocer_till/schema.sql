CREATE TABLE hoods (hood_id int PRIMARY KEY, hood text NOT NULL, delivery_fee numeric(5,2) NOT NULL);
CREATE TABLE shoppers (shopper_id int PRIMARY KEY, nm text NOT NULL, hood_id int NOT NULL REFERENCES hoods, since date NOT NULL, plus_member boolean NOT NULL);
CREATE TABLE vans (van_id int PRIMARY KEY, plate text NOT NULL, crates_max int NOT NULL);
CREATE TABLE slots (slot_id int PRIMARY KEY, hood_id int NOT NULL REFERENCES hoods, van_id int NOT NULL REFERENCES vans, starts_at timestamp NOT NULL, ends_at timestamp NOT NULL, places int NOT NULL);
CREATE TABLE baskets (basket_id int PRIMARY KEY, shopper_id int NOT NULL REFERENCES shoppers, slot_id int NOT NULL REFERENCES slots, booked_at timestamp NOT NULL, dropped_at timestamp, state text NOT NULL, goods_total numeric(8,2) NOT NULL, tip numeric(5,2) NOT NULL);
COMMENT ON COLUMN baskets.state IS 'booked, picked, delivered, missed, cancelled';
CREATE TABLE substitutions (sub_id int PRIMARY KEY, basket_id int NOT NULL REFERENCES baskets, wanted text NOT NULL, given text, accepted boolean);
COMMENT ON COLUMN substitutions.given IS 'null: nothing could be found';
