CREATE TABLE chef (chef_id int PRIMARY KEY, chef_name text NOT NULL, cuisine text NOT NULL, fee_per_class numeric(6,2) NOT NULL);
CREATE TABLE kitchen (kitchen_id int PRIMARY KEY, kitchen_name text NOT NULL, stoves int NOT NULL);
CREATE TABLE course (course_id int PRIMARY KEY, course_name text NOT NULL, level text NOT NULL, price numeric(6,2) NOT NULL, ingredient_cost_pp numeric(5,2) NOT NULL);
CREATE TABLE class_date (class_id int PRIMARY KEY, course_id int NOT NULL REFERENCES course, chef_id int NOT NULL REFERENCES chef, kitchen_id int NOT NULL REFERENCES kitchen, starts timestamp NOT NULL, max_guests int NOT NULL, called_off boolean NOT NULL);
CREATE TABLE voucher (voucher_code text PRIMARY KEY, value numeric(6,2) NOT NULL, sold_on date NOT NULL, valid_until date NOT NULL, redeemed_on date);
CREATE TABLE guest (guest_id int PRIMARY KEY, guest_name text NOT NULL, email text, allergies text);
CREATE TABLE booking (booking_id int PRIMARY KEY, class_id int NOT NULL REFERENCES class_date, guest_id int NOT NULL REFERENCES guest, booked_on date NOT NULL, seats int NOT NULL, amount numeric(7,2) NOT NULL, voucher_code text REFERENCES voucher, cancelled_on date);
