CREATE TABLE rooms (room_id int PRIMARY KEY, room_name text NOT NULL, day_rate numeric(7,2) NOT NULL, has_booth boolean NOT NULL);
CREATE TABLE engineers (engineer_id int PRIMARY KEY, engineer_name text NOT NULL, day_fee numeric(7,2) NOT NULL, freelance boolean NOT NULL);
CREATE TABLE acts (act_id int PRIMARY KEY, act_name text NOT NULL, style text NOT NULL, contact_email text);
CREATE TABLE bookings (booking_id int PRIMARY KEY, act_id int NOT NULL REFERENCES acts, room_id int NOT NULL REFERENCES rooms, engineer_id int REFERENCES engineers, asked_on date NOT NULL, first_day date NOT NULL, last_day date NOT NULL, agreed_day_rate numeric(7,2) NOT NULL, state text NOT NULL);
CREATE TABLE invoices (invoice_no int PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings, issued date NOT NULL, due date NOT NULL, net numeric(9,2) NOT NULL, vat numeric(8,2) NOT NULL);
CREATE TABLE payments (payment_id int PRIMARY KEY, invoice_no int NOT NULL REFERENCES invoices, received date NOT NULL, amount numeric(9,2) NOT NULL);
CREATE TABLE gear_hire (hire_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings, item text NOT NULL, days int NOT NULL, per_day numeric(6,2) NOT NULL);
COMMENT ON COLUMN bookings.state IS 'held, confirmed, cancelled';
COMMENT ON COLUMN bookings.engineer_id IS 'null when the act brings its own';
