CREATE TABLE members (
  id bigint PRIMARY KEY,
  handle varchar(40) NOT NULL,
  full_name varchar(80) NOT NULL,
  home_city varchar(40) NOT NULL,
  licence_checked_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE vehicles (
  id bigint PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members(id),
  make_model varchar(60) NOT NULL,
  seats smallint NOT NULL,
  is_electric boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE trips (
  id bigint PRIMARY KEY,
  driver_id bigint NOT NULL REFERENCES members(id),
  vehicle_id bigint REFERENCES vehicles(id),
  from_city varchar(40) NOT NULL,
  to_city varchar(40) NOT NULL,
  departs_at timestamptz NOT NULL,
  distance_km integer NOT NULL,
  seats_offered smallint NOT NULL,
  price_per_seat_cents integer NOT NULL,
  cancelled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE bookings (
  id bigint PRIMARY KEY,
  trip_id bigint NOT NULL REFERENCES trips(id),
  passenger_id bigint NOT NULL REFERENCES members(id),
  seats smallint NOT NULL,
  status varchar(20) NOT NULL,
  paid_cents integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE reviews (
  id bigint PRIMARY KEY,
  trip_id bigint NOT NULL REFERENCES trips(id),
  author_id bigint NOT NULL REFERENCES members(id),
  about_id bigint NOT NULL REFERENCES members(id),
  stars smallint NOT NULL,
  body text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE reports (
  id bigint PRIMARY KEY,
  reporter_id bigint NOT NULL REFERENCES members(id),
  reported_id bigint NOT NULL REFERENCES members(id),
  category varchar(40) NOT NULL,
  handled_by varchar(60),
  handled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
