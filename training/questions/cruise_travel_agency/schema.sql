CREATE TABLE cruise_line (line_id int PRIMARY KEY, line_name text NOT NULL, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE ship (ship_id int PRIMARY KEY, ship_name text NOT NULL, line_id int NOT NULL REFERENCES cruise_line);
CREATE TABLE sailing (sailing_id int PRIMARY KEY, ship_id int NOT NULL REFERENCES ship, from_port text NOT NULL, sails_on date NOT NULL, nights int NOT NULL, region text NOT NULL);
CREATE TABLE client (client_id int PRIMARY KEY, title text, last_name text NOT NULL, city text NOT NULL, email text, loyalty_no text);
CREATE TABLE consultant (consultant_id int PRIMARY KEY, consultant text NOT NULL, shop text NOT NULL);
CREATE TABLE booking (booking_ref text PRIMARY KEY, client_id int NOT NULL REFERENCES client, sailing_id int NOT NULL REFERENCES sailing, consultant_id int NOT NULL REFERENCES consultant, cabin_grade text NOT NULL, passengers int NOT NULL, made_on date NOT NULL, price numeric(9,2) NOT NULL, final_payment_due date NOT NULL, status char(1) NOT NULL);
CREATE TABLE receipt (receipt_no int PRIMARY KEY, booking_ref text NOT NULL REFERENCES booking, taken_on date NOT NULL, amount numeric(9,2) NOT NULL, how text NOT NULL);
COMMENT ON COLUMN booking.status IS 'O option, C confirmed, X cancelled';
