CREATE TABLE spa_guest (guest_id int PRIMARY KEY, guest_name text NOT NULL, town text NOT NULL, mobile text, member_since date, birthday date);
CREATE TABLE therapist (therapist_id int PRIMARY KEY, therapist_name text NOT NULL, started_on date NOT NULL, stopped_on date);
CREATE TABLE ritual (ritual_id int PRIMARY KEY, ritual_name text NOT NULL, area text NOT NULL CHECK (area IN ('massage','face','bath','package')), duration_min int NOT NULL, list_price numeric(6,2) NOT NULL);
CREATE TABLE booking (booking_id int PRIMARY KEY, guest_id int NOT NULL REFERENCES spa_guest, ritual_id int NOT NULL REFERENCES ritual, therapist_id int REFERENCES therapist, reserved_at timestamp NOT NULL, booked_for timestamp NOT NULL, state text NOT NULL CHECK (state IN ('open','fulfilled','cancelled','no show')), charged numeric(6,2), voucher_code text);
CREATE TABLE voucher (voucher_code text PRIMARY KEY, sold_on date NOT NULL, worth numeric(7,2) NOT NULL, good_until date NOT NULL, redeemed_on date);
CREATE TABLE product_sale (sale_id int PRIMARY KEY, guest_id int REFERENCES spa_guest, sold_on date NOT NULL, product text NOT NULL, units int NOT NULL, unit_price numeric(6,2) NOT NULL);
ALTER TABLE booking ADD FOREIGN KEY (voucher_code) REFERENCES voucher;
