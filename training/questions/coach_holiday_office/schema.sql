CREATE TABLE tours (tour_code text PRIMARY KEY, tour_name text NOT NULL, country text NOT NULL, nights int NOT NULL, brochure_price numeric(7,2) NOT NULL, single_supplement numeric(6,2) NOT NULL);
CREATE TABLE coaches (coach_no int PRIMARY KEY, plate text NOT NULL, seats int NOT NULL, bought_on date NOT NULL, has_lift boolean NOT NULL);
CREATE TABLE crew (crew_id int PRIMARY KEY, name text NOT NULL, can_drive boolean NOT NULL, can_guide boolean NOT NULL, languages text NOT NULL);
CREATE TABLE departures (
  departure_id int PRIMARY KEY, tour_code text NOT NULL REFERENCES tours, leaves_on date NOT NULL, returns_on date NOT NULL, coach_no int REFERENCES coaches,
  driver_id int REFERENCES crew(crew_id), guide_id int REFERENCES crew(crew_id), min_passengers int NOT NULL, status text NOT NULL
);
COMMENT ON COLUMN departures.status IS 'planned, confirmed, done, cancelled';
CREATE TABLE agencies (agency_id int PRIMARY KEY, agency text NOT NULL, town text NOT NULL, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE bookings (
  booking_no int PRIMARY KEY, departure_id int NOT NULL REFERENCES departures, lead_name text NOT NULL, pickup_town text NOT NULL, agency_id int REFERENCES agencies,
  booked_on date NOT NULL, adults int NOT NULL, children int NOT NULL, single_rooms int NOT NULL, total_price numeric(9,2) NOT NULL, discount numeric(7,2) NOT NULL,
  deposit_paid_on date, balance_due_on date NOT NULL, balance_paid_on date, cancelled_on date, refund numeric(8,2)
);
COMMENT ON COLUMN bookings.total_price IS 'for the whole party, discount already taken off';
CREATE TABLE extras (booking_no int NOT NULL REFERENCES bookings, extra text NOT NULL, persons int NOT NULL, price_per_person numeric(6,2) NOT NULL, PRIMARY KEY (booking_no, extra));
COMMENT ON TABLE extras IS 'boat trips, dinners and so on, not in the total price of the booking';
CREATE TABLE survey (booking_no int PRIMARY KEY REFERENCES bookings, hotel int NOT NULL, driver int NOT NULL, guide int, would_return boolean NOT NULL);
COMMENT ON TABLE survey IS 'marks from 1 (bad) to 5 (very good)';
