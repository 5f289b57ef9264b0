CREATE TABLE camps (camp_code text PRIMARY KEY, camp_title text NOT NULL, theme text NOT NULL, location text NOT NULL, first_day date NOT NULL, last_day date NOT NULL, places int NOT NULL, price numeric(7,2) NOT NULL, early_price numeric(7,2), age_from int NOT NULL, age_to int NOT NULL);
CREATE TABLE families (family_id int PRIMARY KEY, parent_name text NOT NULL, phone text, email text NOT NULL, postcode text NOT NULL, registered_on date NOT NULL);
CREATE TABLE children (child_id int PRIMARY KEY, family_id int NOT NULL REFERENCES families, first_name text NOT NULL, dob date NOT NULL, diet text, swim_ok boolean);
CREATE TABLE bookings (booking_id int PRIMARY KEY, child_id int NOT NULL REFERENCES children, camp_code text NOT NULL REFERENCES camps, booked_on date NOT NULL, charged numeric(7,2) NOT NULL, sibling_discount numeric(6,2) NOT NULL DEFAULT 0, status text NOT NULL CHECK (status IN ('confirmed','waiting','cancelled')), cancelled_on date);
CREATE TABLE payments (payment_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings, paid_on date NOT NULL, amount numeric(7,2) NOT NULL, type text NOT NULL CHECK (type IN ('deposit','balance','refund')));
CREATE TABLE leaders (leader_id int PRIMARY KEY, leader_name text NOT NULL, first_aid_until date, day_pay numeric(6,2) NOT NULL);
CREATE TABLE camp_leaders (camp_code text NOT NULL REFERENCES camps, leader_id int NOT NULL REFERENCES leaders, head boolean NOT NULL DEFAULT false, PRIMARY KEY (camp_code, leader_id));
COMMENT ON COLUMN payments.amount IS 'refunds are negative';
