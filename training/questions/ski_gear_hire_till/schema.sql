CREATE TABLE hire_shop (shop_id int PRIMARY KEY, village text NOT NULL, altitude_m int NOT NULL);
CREATE TABLE gear (gear_id int PRIMARY KEY, shop_id int NOT NULL REFERENCES hire_shop, kind text NOT NULL, size_label text NOT NULL, class char(1) NOT NULL, rate_day numeric(6,2) NOT NULL, bought_season int NOT NULL, sold_off_on date);
COMMENT ON COLUMN gear.class IS 'E eco, C comfort, P pro';
CREATE TABLE guest (guest_id int PRIMARY KEY, guest_name text NOT NULL, born_year int NOT NULL, nation text NOT NULL, hotel text);
CREATE TABLE hire (hire_id int PRIMARY KEY, guest_id int NOT NULL REFERENCES guest, shop_id int NOT NULL REFERENCES hire_shop, booked_online boolean NOT NULL, from_day date NOT NULL, to_day date NOT NULL, back_day date, insurance_fee numeric(5,2) NOT NULL);
CREATE TABLE hire_gear (hire_id int NOT NULL REFERENCES hire, gear_id int NOT NULL REFERENCES gear, days int NOT NULL, day_price numeric(6,2) NOT NULL, broken boolean NOT NULL, PRIMARY KEY (hire_id, gear_id));
CREATE TABLE tuning (tuning_id int PRIMARY KEY, gear_id int NOT NULL REFERENCES gear, done_on date NOT NULL, work text NOT NULL, minutes int NOT NULL);
