CREATE TABLE airports (
  iata char(3) PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  timezone text NOT NULL
);
CREATE TABLE aircraft (
  tail_number text PRIMARY KEY,
  model text NOT NULL,
  seats int NOT NULL,
  delivered_on date NOT NULL,
  retired_on date,
  leased boolean NOT NULL
);
CREATE TABLE routes (
  id int PRIMARY KEY,
  origin char(3) NOT NULL REFERENCES airports(iata),
  destination char(3) NOT NULL REFERENCES airports(iata),
  distance_km int NOT NULL,
  seasonal boolean NOT NULL DEFAULT false
);
CREATE TABLE flights (
  id int PRIMARY KEY,
  flight_number text NOT NULL,
  route_id int NOT NULL REFERENCES routes(id),
  tail_number text REFERENCES aircraft(tail_number),
  scheduled_departure timestamptz NOT NULL,
  actual_departure timestamptz,
  scheduled_arrival timestamptz NOT NULL,
  actual_arrival timestamptz,
  status text NOT NULL,
  cancel_reason text
);
CREATE TABLE passengers (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  email text,
  nationality text,
  loyalty_tier text,
  loyalty_points int NOT NULL DEFAULT 0,
  joined_on date
);
CREATE TABLE tickets (
  id int PRIMARY KEY,
  passenger_id int NOT NULL REFERENCES passengers(id),
  flight_id int NOT NULL REFERENCES flights(id),
  booked_at timestamptz NOT NULL,
  cabin text NOT NULL,
  fare numeric(9,2) NOT NULL,
  channel text NOT NULL,
  bags int NOT NULL DEFAULT 0,
  seat text,
  refunded_at timestamptz
);
CREATE TABLE crew_members (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  position text NOT NULL,
  base char(3) NOT NULL REFERENCES airports(iata),
  licence_expires_on date
);
CREATE TABLE crew_assignments (
  flight_id int NOT NULL REFERENCES flights(id),
  crew_member_id int NOT NULL REFERENCES crew_members(id),
  PRIMARY KEY (flight_id, crew_member_id)
);
