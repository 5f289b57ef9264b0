CREATE TABLE station (station_id int PRIMARY KEY, station_name text NOT NULL, bays int NOT NULL);
CREATE TABLE motorist (motorist_id int PRIMARY KEY, fullname text NOT NULL, mobile text, signed_up date NOT NULL, points int NOT NULL DEFAULT 0);
CREATE TABLE car (plate text PRIMARY KEY, motorist_id int NOT NULL REFERENCES motorist, make text NOT NULL, size text NOT NULL CHECK (size IN ('small','medium','large','van')));
CREATE TABLE service (service_id int PRIMARY KEY, service_name text NOT NULL, category text NOT NULL, base_price numeric(7,2) NOT NULL, minutes int NOT NULL);
CREATE TABLE slot_booking (booking_no int PRIMARY KEY, plate text NOT NULL REFERENCES car, station_id int NOT NULL REFERENCES station, booked_for timestamp NOT NULL, created_at timestamp NOT NULL, status text NOT NULL CHECK (status IN ('booked','done','no show','cancelled')), detailer text, pay_method text, tip numeric(6,2) NOT NULL DEFAULT 0);
CREATE TABLE booking_service (booking_no int NOT NULL REFERENCES slot_booking, service_id int NOT NULL REFERENCES service, price numeric(7,2) NOT NULL, PRIMARY KEY (booking_no, service_id));
CREATE TABLE pass (pass_no int PRIMARY KEY, motorist_id int NOT NULL REFERENCES motorist, pass_type text NOT NULL, price numeric(7,2) NOT NULL, bought_on date NOT NULL, washes_left int NOT NULL, valid_until date NOT NULL);
CREATE TABLE complaint (complaint_id int PRIMARY KEY, booking_no int NOT NULL REFERENCES slot_booking, made_on date NOT NULL, about text NOT NULL, compensation numeric(7,2), resolved_on date);
