CREATE TABLE ships (id int PRIMARY KEY, name text NOT NULL, built_year int, passenger_capacity int NOT NULL, crew_capacity int, laid_up_since date);
CREATE TABLE ports (id int PRIMARY KEY, name text NOT NULL, country text NOT NULL, tender_only boolean NOT NULL DEFAULT false);
CREATE TABLE voyages (id int PRIMARY KEY, code text UNIQUE NOT NULL, title text NOT NULL, ship_id int NOT NULL REFERENCES ships, departs_on date NOT NULL, returns_on date NOT NULL, cancelled boolean NOT NULL DEFAULT false);
CREATE TABLE port_calls (voyage_id int REFERENCES voyages, day_no int, port_id int NOT NULL REFERENCES ports, arrives_at time, leaves_at time, skipped_reason text, PRIMARY KEY (voyage_id, day_no));
CREATE TABLE cabins (id int PRIMARY KEY, ship_id int NOT NULL REFERENCES ships, number text NOT NULL, category text NOT NULL, deck int NOT NULL, berths int NOT NULL);
CREATE TABLE guests (id int PRIMARY KEY, full_name text NOT NULL, nationality text, born_on date, loyalty_tier text, email text);
CREATE TABLE bookings (id int PRIMARY KEY, reference text UNIQUE NOT NULL, voyage_id int NOT NULL REFERENCES voyages, cabin_id int NOT NULL REFERENCES cabins, lead_guest_id int NOT NULL REFERENCES guests, passengers int NOT NULL, booked_on date NOT NULL, fare numeric(10,2) NOT NULL, deposit_paid numeric(10,2) NOT NULL DEFAULT 0, channel text NOT NULL, cancelled_on date);
CREATE TABLE excursions (id int PRIMARY KEY, port_id int NOT NULL REFERENCES ports, title text NOT NULL, price numeric(8,2) NOT NULL, hours numeric(4,1) NOT NULL, difficulty text);
CREATE TABLE excursion_bookings (id int PRIMARY KEY, excursion_id int NOT NULL REFERENCES excursions, booking_id int NOT NULL REFERENCES bookings, people int NOT NULL, refunded boolean NOT NULL DEFAULT false);
