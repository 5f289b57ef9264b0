CREATE TABLE zone (zone_cd text PRIMARY KEY, zone_name text NOT NULL, bays int NOT NULL, first_car_fee numeric(6,2) NOT NULL, second_car_fee numeric(6,2) NOT NULL);
CREATE TABLE household (hh_id int PRIMARY KEY, zone_cd text NOT NULL REFERENCES zone, surname text NOT NULL, blue_badge boolean NOT NULL);
CREATE TABLE permit (permit_no int PRIMARY KEY, hh_id int NOT NULL REFERENCES household, plate text NOT NULL, car_rank int NOT NULL, applied_on date NOT NULL, issued_on date, expires_on date, revoked_on date, fee_paid numeric(6,2) NOT NULL);
CREATE TABLE visitor_book (book_id int PRIMARY KEY, hh_id int NOT NULL REFERENCES household, bought_on date NOT NULL, slips int NOT NULL, price_per_slip numeric(4,2) NOT NULL, slips_used int NOT NULL);
CREATE TABLE warden (warden_id int PRIMARY KEY, warden text NOT NULL, started date NOT NULL);
CREATE TABLE penalty (pcn text PRIMARY KEY, zone_cd text NOT NULL REFERENCES zone, warden_id int NOT NULL REFERENCES warden, plate text NOT NULL, issued_at timestamp NOT NULL, contravention text NOT NULL, full_amount numeric(6,2) NOT NULL, paid_amount numeric(6,2), paid_on date, cancelled boolean NOT NULL);
