CREATE TABLE con_hall (hall_cd char(1) PRIMARY KEY, hall_nm text NOT NULL);
CREATE TABLE booth (booth_no text PRIMARY KEY, hall_cd char(1) NOT NULL REFERENCES con_hall, sqm int NOT NULL, corner_yn char(1) NOT NULL, rent numeric(7,2) NOT NULL);
CREATE TABLE exhibitor (exh_id int PRIMARY KEY, exh_nm text NOT NULL, exh_type text NOT NULL, recommended_by int REFERENCES exhibitor);
CREATE TABLE booth_rental (rental_id int PRIMARY KEY, con_year int NOT NULL, booth_no text NOT NULL REFERENCES booth, exh_id int NOT NULL REFERENCES exhibitor, signed_on date NOT NULL, cancelled_on date);
CREATE TABLE rental_payment (pay_id int PRIMARY KEY, rental_id int NOT NULL REFERENCES booth_rental, paid_on date NOT NULL, amt numeric(7,2) NOT NULL);
CREATE TABLE signing (sign_id int PRIMARY KEY, exh_id int NOT NULL REFERENCES exhibitor, guest_nm text NOT NULL, starts timestamp NOT NULL, ends timestamp NOT NULL, tickets int NOT NULL, price numeric(5,2) NOT NULL);
COMMENT ON COLUMN exhibitor.exh_type IS 'publisher, artist, shop, games';
