CREATE TABLE kiosks (kiosk_id int PRIMARY KEY, lane text NOT NULL, has_camera boolean NOT NULL);
CREATE TABLE goods (good_id int PRIMARY KEY, good_name text NOT NULL, ask_price numeric(5,2) NOT NULL, shelf_days int NOT NULL);
CREATE TABLE fillups (fillup_id int PRIMARY KEY, kiosk_id int NOT NULL REFERENCES kiosks, good_id int NOT NULL REFERENCES goods, day date NOT NULL, put_out int NOT NULL, left_over int NOT NULL, filled_by text NOT NULL);
CREATE TABLE tins (tin_id int PRIMARY KEY, kiosk_id int NOT NULL REFERENCES kiosks, emptied_on date NOT NULL, cash_counted numeric(7,2) NOT NULL, phone_pay numeric(7,2) NOT NULL, cash_expected numeric(7,2) NOT NULL);
CREATE TABLE hens (flock text PRIMARY KEY, birds int NOT NULL, hatched date NOT NULL);
CREATE TABLE laying (flock text NOT NULL REFERENCES hens, day date NOT NULL, eggs int NOT NULL, cracked int NOT NULL, PRIMARY KEY (flock, day));
