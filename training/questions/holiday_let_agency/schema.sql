CREATE TABLE hl_owner (owner_id int PRIMARY KEY, owner_name text NOT NULL, country text NOT NULL, commission_pct numeric(4,1) NOT NULL, introduced_by int REFERENCES hl_owner);
CREATE TABLE hl_cottage (cottage_id int PRIMARY KEY, cottage_name text NOT NULL, owner_id int NOT NULL REFERENCES hl_owner, village text NOT NULL, sleeps int NOT NULL, pets_ok boolean NOT NULL, listed_on date NOT NULL, delisted_on date);
CREATE TABLE hl_guest (guest_id int PRIMARY KEY, guest_name text NOT NULL, home_country text NOT NULL);
CREATE TABLE hl_booking (booking_id int PRIMARY KEY, cottage_id int NOT NULL REFERENCES hl_cottage, guest_id int NOT NULL REFERENCES hl_guest, booked_on date NOT NULL, arrival date NOT NULL, departure date NOT NULL, party int NOT NULL, rent numeric(9,2) NOT NULL, cancelled_on date, channel text NOT NULL);
CREATE TABLE hl_payment (payment_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES hl_booking, paid_on date NOT NULL, amount numeric(9,2) NOT NULL);
CREATE TABLE hl_review (booking_id int PRIMARY KEY REFERENCES hl_booking, stars int NOT NULL, remark text, written_on date NOT NULL);
