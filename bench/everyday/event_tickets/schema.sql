CREATE TABLE ev_genres (
  genre_id INTEGER PRIMARY KEY,
  name VARCHAR(40) NOT NULL UNIQUE
);

CREATE TABLE ev_venues (
  venue_id INTEGER PRIMARY KEY,
  name VARCHAR(80) NOT NULL,
  street VARCHAR(120),
  city VARCHAR(60) NOT NULL,
  country_code CHAR(2) NOT NULL,
  capacity INTEGER NOT NULL,
  has_seating BOOLEAN NOT NULL DEFAULT 0,
  rent_per_night DECIMAL(8,2),
  contact_email VARCHAR(120)
);

CREATE TABLE ev_artists (
  artist_id INTEGER PRIMARY KEY,
  stage_name VARCHAR(80) NOT NULL,
  genre_id INTEGER REFERENCES ev_genres(genre_id),
  country_code CHAR(2),
  agent_name VARCHAR(80),
  agent_email VARCHAR(120)
);

CREATE TABLE ev_events (
  event_id INTEGER PRIMARY KEY,
  title VARCHAR(120) NOT NULL,
  venue_id INTEGER NOT NULL REFERENCES ev_venues(venue_id),
  genre_id INTEGER NOT NULL REFERENCES ev_genres(genre_id),
  doors_at TIMESTAMP,
  starts_at TIMESTAMP NOT NULL,
  on_sale_from TIMESTAMP,
  status VARCHAR(12) NOT NULL DEFAULT 'draft'
    CHECK (status IN ('draft','on_sale','sold_out','postponed','cancelled','finished')),
  min_age INTEGER,
  marketing_budget DECIMAL(10,2),
  created_at TIMESTAMP NOT NULL
);

CREATE TABLE ev_event_artists (
  event_id INTEGER NOT NULL REFERENCES ev_events(event_id),
  artist_id INTEGER NOT NULL REFERENCES ev_artists(artist_id),
  billing VARCHAR(10) NOT NULL DEFAULT 'headliner', -- headliner / support
  fee DECIMAL(10,2),
  PRIMARY KEY (event_id, artist_id)
);

CREATE TABLE ev_ticket_types (
  ticket_type_id INTEGER PRIMARY KEY,
  event_id INTEGER NOT NULL REFERENCES ev_events(event_id),
  name VARCHAR(40) NOT NULL,
  price DECIMAL(8,2) NOT NULL,
  quota INTEGER NOT NULL,
  sale_ends_at TIMESTAMP
);

CREATE TABLE cu_customers (
  customer_id INTEGER PRIMARY KEY,
  first_name VARCHAR(50) NOT NULL,
  last_name VARCHAR(50) NOT NULL,
  email VARCHAR(120),
  phone VARCHAR(30),
  city VARCHAR(60),
  country_code CHAR(2),
  birth_date DATE,
  newsletter BOOLEAN NOT NULL DEFAULT 0,
  created_at TIMESTAMP NOT NULL
);

CREATE TABLE bk_promo_codes (
  promo_id INTEGER PRIMARY KEY,
  code VARCHAR(20) NOT NULL UNIQUE,
  discount_pct INTEGER NOT NULL,
  valid_from TIMESTAMP,
  valid_until TIMESTAMP,
  max_uses INTEGER,
  note VARCHAR(200)
);

CREATE TABLE bk_bookings (
  booking_id INTEGER PRIMARY KEY,
  booking_ref CHAR(8) NOT NULL UNIQUE,
  customer_id INTEGER NOT NULL REFERENCES cu_customers(customer_id),
  event_id INTEGER NOT NULL REFERENCES ev_events(event_id),
  promo_id INTEGER,
  channel VARCHAR(12) NOT NULL DEFAULT 'web',
  status VARCHAR(10) NOT NULL, -- pending, paid, cancelled, refunded
  payment_method VARCHAR(15),
  discount_amount DECIMAL(8,2) NOT NULL DEFAULT 0,
  total_amount DECIMAL(8,2) NOT NULL,
  booked_at TIMESTAMP NOT NULL,
  paid_at TIMESTAMP
);
CREATE INDEX idx_bk_bookings_event ON bk_bookings(event_id);
CREATE INDEX idx_bk_bookings_customer ON bk_bookings(customer_id);

CREATE TABLE bk_tickets (
  ticket_id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bk_bookings(booking_id),
  ticket_type_id INTEGER NOT NULL REFERENCES ev_ticket_types(ticket_type_id),
  barcode CHAR(12) NOT NULL UNIQUE,
  seat VARCHAR(8),
  price DECIMAL(8,2) NOT NULL,
  status VARCHAR(10) NOT NULL, -- reserved, valid, used, void
  scanned_at TIMESTAMP
);
CREATE INDEX idx_bk_tickets_booking ON bk_tickets(booking_id);

CREATE TABLE bk_refunds (
  refund_id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bk_bookings(booking_id),
  amount DECIMAL(8,2) NOT NULL,
  reason VARCHAR(30),
  status VARCHAR(10) NOT NULL, -- requested, approved, rejected, paid
  requested_at TIMESTAMP NOT NULL,
  paid_out_at TIMESTAMP
);

CREATE TABLE st_staff (
  staff_id INTEGER PRIMARY KEY,
  first_name VARCHAR(50) NOT NULL,
  last_name VARCHAR(50) NOT NULL,
  role VARCHAR(20) NOT NULL,
  hourly_rate DECIMAL(6,2) NOT NULL,
  phone VARCHAR(30),
  hired_on DATE NOT NULL,
  left_on DATE
);

CREATE TABLE st_shifts (
  shift_id INTEGER PRIMARY KEY,
  event_id INTEGER NOT NULL REFERENCES ev_events(event_id),
  staff_id INTEGER NOT NULL REFERENCES st_staff(staff_id),
  task VARCHAR(20) NOT NULL,
  starts_at TIMESTAMP NOT NULL,
  ends_at TIMESTAMP NOT NULL,
  status VARCHAR(10) NOT NULL DEFAULT 'planned' -- planned, worked, no_show
);
