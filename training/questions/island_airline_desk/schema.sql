CREATE TABLE airports (
  iata char(3) PRIMARY KEY,
  city text NOT NULL,
  country text NOT NULL,
  runway_m int NOT NULL
);
CREATE TABLE aircraft_types (
  type_code text PRIMARY KEY,
  maker text NOT NULL,
  seats int NOT NULL,
  range_km int NOT NULL
);
CREATE TABLE aircraft (
  registration text PRIMARY KEY,
  type_code text NOT NULL REFERENCES aircraft_types(type_code),
  delivered_on date NOT NULL,
  home_airport char(3) NOT NULL REFERENCES airports(iata),
  leased boolean NOT NULL
);
CREATE TABLE routes (
  route_no int PRIMARY KEY,
  origin char(3) NOT NULL REFERENCES airports(iata),
  destination char(3) NOT NULL REFERENCES airports(iata),
  distance_km int NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE crew_members (
  crew_id int PRIMARY KEY,
  full_name text NOT NULL,
  crew_rank text NOT NULL,
  base_airport char(3) NOT NULL REFERENCES airports(iata),
  hired_on date NOT NULL,
  licence_expires date
);
CREATE TABLE delay_codes (
  delay_code text PRIMARY KEY,
  description text NOT NULL,
  own_fault boolean NOT NULL
);
CREATE TABLE flights (
  flight_id int PRIMARY KEY,
  flight_number text NOT NULL,
  route_no int NOT NULL REFERENCES routes(route_no),
  registration text REFERENCES aircraft(registration),
  scheduled_departure timestamp NOT NULL,
  actual_departure timestamp,
  actual_arrival timestamp,
  flight_status text NOT NULL,
  delay_code text REFERENCES delay_codes(delay_code)
);
CREATE TABLE flight_crew (
  flight_id int NOT NULL REFERENCES flights(flight_id),
  crew_id int NOT NULL REFERENCES crew_members(crew_id),
  duty text NOT NULL,
  PRIMARY KEY (flight_id, crew_id)
);
CREATE TABLE loyalty_tiers (
  tier_id int PRIMARY KEY,
  tier_name text NOT NULL,
  points_needed int NOT NULL
);
CREATE TABLE passengers (
  passenger_id int PRIMARY KEY,
  full_name text NOT NULL,
  nationality text NOT NULL,
  birth_date date NOT NULL,
  tier_id int REFERENCES loyalty_tiers(tier_id),
  joined_programme_on date
);
CREATE TABLE tier_changes (
  change_id int PRIMARY KEY,
  passenger_id int NOT NULL REFERENCES passengers(passenger_id),
  old_tier_id int REFERENCES loyalty_tiers(tier_id),
  new_tier_id int NOT NULL REFERENCES loyalty_tiers(tier_id),
  changed_on date NOT NULL
);
CREATE TABLE agencies (
  agency_id int PRIMARY KEY,
  agency_name text NOT NULL,
  country text NOT NULL,
  commission_pct numeric(4,1) NOT NULL
);
CREATE TABLE fare_classes (
  fare_code text PRIMARY KEY,
  fare_name text NOT NULL,
  refundable boolean NOT NULL,
  bags_included int NOT NULL
);
CREATE TABLE bookings (
  booking_id int PRIMARY KEY,
  reference text NOT NULL,
  booked_by int NOT NULL REFERENCES passengers(passenger_id),
  agency_id int REFERENCES agencies(agency_id),
  booked_at timestamp NOT NULL,
  booking_status text NOT NULL
);
CREATE TABLE tickets (
  ticket_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES bookings(booking_id),
  flight_id int NOT NULL REFERENCES flights(flight_id),
  passenger_id int NOT NULL REFERENCES passengers(passenger_id),
  fare_code text NOT NULL REFERENCES fare_classes(fare_code),
  fare_amount numeric(8,2) NOT NULL,
  taxes_amount numeric(8,2) NOT NULL,
  seat_no text,
  boarded boolean NOT NULL
);
CREATE TABLE bags (
  bag_id int PRIMARY KEY,
  ticket_id int NOT NULL REFERENCES tickets(ticket_id),
  weight_kg numeric(4,1) NOT NULL,
  extra_fee numeric(6,2) NOT NULL,
  bag_status text NOT NULL
);
CREATE TABLE refunds (
  refund_id int PRIMARY KEY,
  ticket_id int NOT NULL REFERENCES tickets(ticket_id),
  requested_on date NOT NULL,
  paid_on date,
  amount numeric(8,2) NOT NULL
);
CREATE TABLE maintenance_visits (
  visit_id int PRIMARY KEY,
  registration text NOT NULL REFERENCES aircraft(registration),
  airport char(3) NOT NULL REFERENCES airports(iata),
  started_on date NOT NULL,
  ended_on date,
  work_kind text NOT NULL,
  cost numeric(10,2)
);
COMMENT ON COLUMN crew_members.crew_rank IS 'captain, first officer, purser, cabin';
COMMENT ON COLUMN flights.flight_status IS 'scheduled, flown, cancelled';
COMMENT ON COLUMN bookings.booking_status IS 'confirmed, cancelled, held';
COMMENT ON COLUMN bags.bag_status IS 'delivered, delayed, lost, checked';
COMMENT ON COLUMN maintenance_visits.work_kind IS 'line check, heavy check, repair';
