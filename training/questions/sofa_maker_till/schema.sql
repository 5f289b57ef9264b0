CREATE TABLE showroom (sr_id int PRIMARY KEY, city text NOT NULL, rent_month numeric(9,2) NOT NULL);
CREATE TABLE advisor (adv_id int PRIMARY KEY, adv_name text NOT NULL, sr_id int NOT NULL REFERENCES showroom, commission_pct numeric(4,2) NOT NULL);
CREATE TABLE frame (frame_id int PRIMARY KEY, frame_name text NOT NULL, seats int NOT NULL, base_price numeric(9,2) NOT NULL, metres_needed numeric(5,1) NOT NULL);
CREATE TABLE cover (cover_id int PRIMARY KEY, cover_name text NOT NULL, material text NOT NULL, price_per_metre numeric(7,2) NOT NULL, metres_in_stock numeric(7,1) NOT NULL);
CREATE TABLE commission_order (order_no int PRIMARY KEY, household text NOT NULL, adv_id int NOT NULL REFERENCES advisor, frame_id int NOT NULL REFERENCES frame, cover_id int NOT NULL REFERENCES cover, signed_on date NOT NULL, promised_on date NOT NULL, built_on date, delivered_on date, deposit numeric(9,2) NOT NULL, final_price numeric(9,2) NOT NULL, balance_paid_on date);
CREATE TABLE extra (order_no int NOT NULL REFERENCES commission_order, extra_name text NOT NULL, charge numeric(8,2) NOT NULL, PRIMARY KEY (order_no, extra_name));
