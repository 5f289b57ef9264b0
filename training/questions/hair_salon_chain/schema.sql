CREATE TABLE salons (salon_id int PRIMARY KEY, salon text NOT NULL, city text NOT NULL);
CREATE TABLE stylists (stylist_id int PRIMARY KEY, stylist text NOT NULL, salon_id int NOT NULL REFERENCES salons, level text NOT NULL, apprentice_of int REFERENCES stylists, left_on date);
CREATE TABLE services (service_id int PRIMARY KEY, service text NOT NULL, list_price numeric(6,2) NOT NULL, planned_min int NOT NULL);
CREATE TABLE guests (guest_id int PRIMARY KEY, guest text NOT NULL, sent_by int REFERENCES guests, first_visit date);
CREATE TABLE appointments (appt_id int PRIMARY KEY, guest_id int NOT NULL REFERENCES guests, stylist_id int NOT NULL REFERENCES stylists, service_id int NOT NULL REFERENCES services, starts_at timestamp NOT NULL, actual_min int, price_taken numeric(6,2), tip numeric(5,2), status text NOT NULL);
COMMENT ON COLUMN appointments.status IS 'done, no_show, cancelled, booked';
COMMENT ON COLUMN guests.sent_by IS 'guest who recommended us';
