CREATE TABLE vehicle (plate text PRIMARY KEY, make text NOT NULL, model text NOT NULL, kind text NOT NULL, bought_on date NOT NULL, first_registered date NOT NULL, purchase_price numeric(10,2) NOT NULL, book_value numeric(10,2) NOT NULL, odometer_km int NOT NULL, inspection_due date NOT NULL, sold_on date);
COMMENT ON COLUMN vehicle.kind IS 'van, car or truck';
CREATE TABLE staff (staff_no int PRIMARY KEY, name text NOT NULL, licence text NOT NULL, licence_expires date);
CREATE TABLE assignment (plate text NOT NULL REFERENCES vehicle, staff_no int NOT NULL REFERENCES staff, since date NOT NULL, until date, PRIMARY KEY (plate, since));
CREATE TABLE trip (trip_no int PRIMARY KEY, plate text NOT NULL REFERENCES vehicle, driver_no int NOT NULL REFERENCES staff, requested_by int NOT NULL REFERENCES staff, origin text NOT NULL, destination text NOT NULL, departed_at timestamp NOT NULL, returned_at timestamp, km numeric(7,1), private boolean NOT NULL);
CREATE TABLE refuel (refuel_no int PRIMARY KEY, plate text NOT NULL REFERENCES vehicle, day date NOT NULL, litres numeric(6,2) NOT NULL, price_per_litre numeric(5,3) NOT NULL, station text NOT NULL);
CREATE TABLE workshop_visit (visit_no int PRIMARY KEY, plate text NOT NULL REFERENCES vehicle, garage text NOT NULL, reason text NOT NULL, booked_for date NOT NULL, brought_in date, collected date, labour numeric(8,2), parts numeric(8,2), total numeric(8,2));
COMMENT ON COLUMN workshop_visit.total IS 'labour + parts';
CREATE TABLE fine (fine_no text PRIMARY KEY, plate text NOT NULL REFERENCES vehicle, offence text NOT NULL, offence_date date NOT NULL, letter_date date NOT NULL, amount numeric(7,2) NOT NULL, paid_on date, charged_to_driver boolean NOT NULL);
