CREATE TABLE shop (shop_code char(4) PRIMARY KEY, shop_title text NOT NULL, prep_minutes_goal int NOT NULL);
CREATE TABLE bank (bank_id int PRIMARY KEY, shop_code char(4) NOT NULL REFERENCES shop, place text NOT NULL, compartments int NOT NULL, cooled boolean NOT NULL);
COMMENT ON TABLE bank IS 'banks of lockers';
CREATE TABLE person (person_id int PRIMARY KEY, screen_name text NOT NULL, mobile text);
CREATE TABLE reservation (resv_id int PRIMARY KEY, person_id int NOT NULL REFERENCES person, bank_id int NOT NULL REFERENCES bank, reserved_at timestamp NOT NULL, ready_at timestamp, opened_at timestamp, expired_at timestamp, size_class char(1) NOT NULL);
CREATE TABLE reservation_item (resv_id int NOT NULL REFERENCES reservation, item_title text NOT NULL, pieces int NOT NULL, piece_price numeric(7,2) NOT NULL, PRIMARY KEY (resv_id, item_title));
CREATE TABLE fault (fault_id int PRIMARY KEY, bank_id int NOT NULL REFERENCES bank, seen_at timestamp NOT NULL, what text NOT NULL, fixed_at timestamp, cost numeric(7,2));
