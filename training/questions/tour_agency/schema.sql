CREATE TABLE destinations (
  dest_id integer PRIMARY KEY,
  dest_name text NOT NULL,
  country text NOT NULL,
  climate text NOT NULL,
  visa_needed boolean NOT NULL
);
COMMENT ON TABLE destinations IS 'Places we send travellers to';
COMMENT ON COLUMN destinations.visa_needed IS 'True if our travellers need a visa';
CREATE TABLE guides (
  guide_id integer PRIMARY KEY,
  guide_name text NOT NULL,
  languages text NOT NULL,
  day_rate numeric(6,2) NOT NULL
);
COMMENT ON TABLE guides IS 'Tour guides we hire';
COMMENT ON COLUMN guides.day_rate IS 'Pay per day in euros';
CREATE TABLE tours (
  tour_id integer PRIMARY KEY,
  tour_title text NOT NULL,
  dest_id integer NOT NULL REFERENCES destinations(dest_id),
  days integer NOT NULL,
  price_pp numeric(8,2) NOT NULL,
  max_group integer NOT NULL
);
COMMENT ON TABLE tours IS 'Tours in the brochure';
COMMENT ON COLUMN tours.price_pp IS 'Price per person in euros';
COMMENT ON COLUMN tours.max_group IS 'Largest number of travellers on one departure';
CREATE TABLE departures (
  departure_id integer PRIMARY KEY,
  tour_id integer NOT NULL REFERENCES tours(tour_id),
  guide_id integer REFERENCES guides(guide_id),
  leaves_on date NOT NULL,
  state text NOT NULL CHECK (state IN ('open','guaranteed','done','called off'))
);
COMMENT ON TABLE departures IS 'A tour on a certain date';
COMMENT ON COLUMN departures.guide_id IS 'Empty while no guide is assigned';
CREATE TABLE travellers (
  traveller_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  home_city text NOT NULL,
  born date NOT NULL,
  newsletter boolean NOT NULL
);
COMMENT ON TABLE travellers IS 'Customers of the agency';
COMMENT ON COLUMN travellers.newsletter IS 'True if the traveller gets the newsletter';
CREATE TABLE bookings (
  booking_id integer PRIMARY KEY,
  departure_id integer NOT NULL REFERENCES departures(departure_id),
  traveller_id integer NOT NULL REFERENCES travellers(traveller_id),
  booked_on date NOT NULL,
  persons integer NOT NULL,
  deposit numeric(8,2) NOT NULL,
  rating integer
);
COMMENT ON TABLE bookings IS 'Bookings of travellers for departures';
COMMENT ON COLUMN bookings.rating IS 'Mark from 1 to 5 given after the tour, empty if none';
COMMENT ON COLUMN bookings.persons IS 'Number of people in the booking';
