CREATE TABLE pitches (pitch_no text PRIMARY KEY, pitch_kind text NOT NULL, area_m2 int NOT NULL, power boolean NOT NULL, shade boolean NOT NULL, lake_view boolean NOT NULL, nightly_rate numeric(5,2) NOT NULL);
CREATE TABLE campers (camper_id int PRIMARY KEY, full_name text NOT NULL, country text NOT NULL, number_plate text, email text, first_came date NOT NULL);
CREATE TABLE reservations (reservation_id int PRIMARY KEY, camper_id int NOT NULL REFERENCES campers, pitch_no text NOT NULL REFERENCES pitches, reserved_on date NOT NULL, arrives date NOT NULL, leaves date NOT NULL, adults int NOT NULL, children int NOT NULL, dogs int NOT NULL, status text NOT NULL);
COMMENT ON COLUMN reservations.status IS 'confirmed, checked in, left, cancelled';
CREATE TABLE invoices (invoice_id int PRIMARY KEY, reservation_id int NOT NULL REFERENCES reservations, amount numeric(8,2) NOT NULL, issued date NOT NULL, settled date, paid_with text);
CREATE TABLE activities (activity_id int PRIMARY KEY, activity_name text NOT NULL, leader text, price numeric(5,2) NOT NULL, held_on date NOT NULL);
CREATE TABLE signups (activity_id int NOT NULL REFERENCES activities, camper_id int NOT NULL REFERENCES campers, persons int NOT NULL, PRIMARY KEY (activity_id, camper_id));
CREATE TABLE faults (fault_id int PRIMARY KEY, pitch_no text REFERENCES pitches, reported_on date NOT NULL, description text NOT NULL, mended_on date);
