CREATE TABLE couples (id bigint PRIMARY KEY, partner_one varchar NOT NULL, partner_two varchar NOT NULL, email varchar, city varchar, heard_via varchar, first_contact_at timestamp NOT NULL);
CREATE TABLE spaces (id bigint PRIMARY KEY, name varchar NOT NULL, capacity integer NOT NULL, hire_fee numeric(9,2) NOT NULL);
CREATE TABLE viewings (id bigint PRIMARY KEY, couple_id bigint NOT NULL REFERENCES couples, viewed_at timestamp NOT NULL, host varchar NOT NULL, showed_up boolean);
CREATE TABLE bookings (id bigint PRIMARY KEY, couple_id bigint NOT NULL REFERENCES couples, space_id bigint NOT NULL REFERENCES spaces, event_date date NOT NULL, booked_on date NOT NULL, day_guests integer NOT NULL, evening_guests integer, package_price numeric(10,2) NOT NULL, status varchar NOT NULL, cancelled_on date);
COMMENT ON COLUMN bookings.status IS 'provisional, confirmed, done, cancelled';
CREATE TABLE instalments (id bigint PRIMARY KEY, booking_id bigint NOT NULL REFERENCES bookings, label varchar NOT NULL, amount numeric(10,2) NOT NULL, due_on date NOT NULL, paid_on date);
CREATE TABLE suppliers (id bigint PRIMARY KEY, name varchar NOT NULL, service varchar NOT NULL, recommended boolean NOT NULL);
CREATE TABLE booking_suppliers (booking_id bigint NOT NULL REFERENCES bookings, supplier_id bigint NOT NULL REFERENCES suppliers, agreed_fee numeric(9,2), commission numeric(9,2), PRIMARY KEY (booking_id, supplier_id));
CREATE TABLE feedbacks (id bigint PRIMARY KEY, booking_id bigint NOT NULL REFERENCES bookings, food integer, service integer, overall integer NOT NULL, given_on date NOT NULL);
