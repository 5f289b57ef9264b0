CREATE TABLE companies (
  company_id int PRIMARY KEY,
  company text NOT NULL,
  home_town text NOT NULL,
  contact_email text
);
CREATE TABLE venues (
  venue_id int PRIMARY KEY,
  venue text NOT NULL,
  district text NOT NULL,
  capacity int NOT NULL, -- licensed
  step_free boolean NOT NULL
);
CREATE TABLE shows (
  show_id int PRIMARY KEY,
  title text NOT NULL,
  company_id int NOT NULL REFERENCES companies,
  genre text NOT NULL, -- comedy, theatre, dance, music, family
  running_minutes int NOT NULL,
  minimum_age int,
  company_share_percent numeric(4,1) NOT NULL -- of ticket income; the rest stays with the festival
);
CREATE TABLE performances (
  performance_id int PRIMARY KEY,
  show_id int NOT NULL REFERENCES shows,
  venue_id int NOT NULL REFERENCES venues,
  starts_at timestamp NOT NULL,
  on_sale_from date NOT NULL,
  seats_released int NOT NULL, -- may be below the capacity of the venue
  full_price numeric(6,2) NOT NULL,
  concession_price numeric(6,2) NOT NULL,
  cancelled boolean NOT NULL DEFAULT false
);
CREATE TABLE bookings (
  booking_ref text PRIMARY KEY,
  booker text NOT NULL,
  channel text NOT NULL, -- web, phone, box office
  booked_at timestamp NOT NULL,
  booking_fee numeric(5,2) NOT NULL,
  collected_at timestamp
);
CREATE TABLE tickets (
  ticket_no int PRIMARY KEY,
  booking_ref text NOT NULL REFERENCES bookings,
  performance_id int NOT NULL REFERENCES performances,
  ticket_type text NOT NULL, -- full, concession, comp
  face_price numeric(6,2) NOT NULL,
  price_paid numeric(6,2) NOT NULL,
  scanned_at timestamp,
  refunded_on date
);
COMMENT ON COLUMN tickets.scanned_at IS 'entry at the door';
