CREATE TABLE parents (parent_id int PRIMARY KEY, parent text NOT NULL, mobile text NOT NULL, vouchers boolean NOT NULL);
COMMENT ON COLUMN parents.vouchers IS 'pays with childcare vouchers';
CREATE TABLE children (child_id int PRIMARY KEY, parent_id int NOT NULL REFERENCES parents, child text NOT NULL, birthday date NOT NULL, school text NOT NULL, epipen boolean NOT NULL, photos_ok boolean NOT NULL);
CREATE TABLE weeks (week_id int PRIMARY KEY, holiday text NOT NULL, monday date NOT NULL, hall text NOT NULL, places int NOT NULL);
CREATE TABLE bookings (booking_id int PRIMARY KEY, child_id int NOT NULL REFERENCES children, week_id int NOT NULL REFERENCES weeks, days int NOT NULL, early_drop boolean NOT NULL, day_price numeric(5,2) NOT NULL, sibling_off numeric(5,2) NOT NULL, booked_on date NOT NULL, withdrawn_on date);
CREATE TABLE leaders (leader_id int PRIMARY KEY, leader text NOT NULL, first_aid_until date);
CREATE TABLE trips (trip_id int PRIMARY KEY, week_id int NOT NULL REFERENCES weeks, led_by int NOT NULL REFERENCES leaders, destination text NOT NULL, ticket numeric(5,2) NOT NULL, coach_cost numeric(7,2) NOT NULL);
CREATE TABLE trip_children (trip_id int NOT NULL REFERENCES trips, child_id int NOT NULL REFERENCES children, PRIMARY KEY (trip_id, child_id));
