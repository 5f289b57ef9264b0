CREATE TABLE agents (
  agent_id int PRIMARY KEY,
  name text NOT NULL,
  branch text NOT NULL
);
CREATE TABLE tour_operators (
  operator_id int PRIMARY KEY,
  name text NOT NULL,
  commission_percent numeric(4,1) NOT NULL
);
CREATE TABLE trips (
  trip_id int PRIMARY KEY,
  title text NOT NULL,
  country text NOT NULL,
  trip_type text NOT NULL,
  operator_id int NOT NULL REFERENCES tour_operators(operator_id),
  price_per_person numeric(8,2) NOT NULL,
  nights int NOT NULL
);
CREATE TABLE departures (
  departure_id int PRIMARY KEY,
  trip_id int NOT NULL REFERENCES trips(trip_id),
  departs_on date NOT NULL,
  seats int NOT NULL
);
CREATE TABLE customers (
  customer_id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  passport_expires_on date
);
CREATE TABLE bookings (
  booking_id int PRIMARY KEY,
  departure_id int NOT NULL REFERENCES departures(departure_id),
  customer_id int NOT NULL REFERENCES customers(customer_id),
  agent_id int NOT NULL REFERENCES agents(agent_id),
  booked_on date NOT NULL,
  travellers int NOT NULL,
  total_price numeric(9,2) NOT NULL,
  insured boolean NOT NULL,
  cancelled_on date
);
CREATE TABLE payments (
  payment_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES bookings(booking_id),
  paid_on date NOT NULL,
  amount numeric(9,2) NOT NULL
);
