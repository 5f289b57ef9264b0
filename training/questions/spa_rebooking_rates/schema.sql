CREATE TABLE spa_guest (guest_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, birthday date, newsletter boolean NOT NULL);
CREATE TABLE spa_therapist (ther_id int PRIMARY KEY, nick text NOT NULL, contract_hours int NOT NULL, wage_hour numeric(5,2) NOT NULL);
CREATE TABLE spa_service (svc_id int PRIMARY KEY, svc_name text NOT NULL, area text NOT NULL, duration_min int NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE spa_booking (bk_id int PRIMARY KEY, guest_id int NOT NULL REFERENCES spa_guest, svc_id int NOT NULL REFERENCES spa_service, ther_id int REFERENCES spa_therapist, booked_on date NOT NULL, treat_at timestamp NOT NULL, status text NOT NULL, price_paid numeric(6,2), tip numeric(5,2) NOT NULL DEFAULT 0, rebooked boolean NOT NULL DEFAULT false, source text NOT NULL);
COMMENT ON COLUMN spa_booking.status IS 'booked, done, no_show, cancelled';
COMMENT ON COLUMN spa_booking.rebooked IS 'guest booked the next treatment before leaving';
CREATE TABLE spa_product_sale (sale_id int PRIMARY KEY, bk_id int NOT NULL REFERENCES spa_booking, product text NOT NULL, qty int NOT NULL, unit_price numeric(6,2) NOT NULL);
CREATE TABLE spa_voucher (code text PRIMARY KEY, sold_on date NOT NULL, worth numeric(6,2) NOT NULL, used_on date, valid_until date NOT NULL);
