CREATE TABLE profiles (
  id uuid PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  city text NOT NULL,
  stripe_customer_id text,
  is_host boolean NOT NULL,
  onboarded_at timestamptz,
  inserted_at timestamptz NOT NULL,
  deactivated_at timestamptz
);
CREATE TABLE kilns (
  id uuid PRIMARY KEY,
  host_id uuid NOT NULL REFERENCES profiles(id),
  nickname text NOT NULL,
  fuel text NOT NULL,
  litres int NOT NULL,
  max_celsius int NOT NULL,
  price_per_firing_cents int NOT NULL,
  is_listed boolean NOT NULL,
  inserted_at timestamptz NOT NULL
);
CREATE TABLE firings (
  id uuid PRIMARY KEY,
  kiln_id uuid NOT NULL REFERENCES kilns(id),
  firing_type text NOT NULL,
  state text NOT NULL,
  scheduled_for timestamptz NOT NULL,
  finished_at timestamptz,
  shelf_count int NOT NULL,
  peak_celsius int
);
CREATE TABLE shelf_bookings (
  id uuid PRIMARY KEY,
  firing_id uuid NOT NULL REFERENCES firings(id),
  guest_id uuid NOT NULL REFERENCES profiles(id),
  shelves int NOT NULL,
  price_cents int NOT NULL,
  service_fee_cents int NOT NULL,
  state text NOT NULL,
  inserted_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  picked_up_at timestamptz
);
CREATE TABLE charges (
  id uuid PRIMARY KEY,
  shelf_booking_id uuid NOT NULL REFERENCES shelf_bookings(id),
  amount_cents int NOT NULL,
  outcome text NOT NULL,
  refunded_cents int NOT NULL,
  charged_at timestamptz NOT NULL
);
CREATE TABLE damage_claims (
  id uuid PRIMARY KEY,
  shelf_booking_id uuid NOT NULL REFERENCES shelf_bookings(id),
  claimed_by text NOT NULL,
  claimed_cents int NOT NULL,
  granted_cents int,
  state text NOT NULL,
  inserted_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  reviewer_id uuid NOT NULL REFERENCES profiles(id),
  subject_type text NOT NULL,
  subject_id uuid NOT NULL,
  stars int NOT NULL,
  body text,
  inserted_at timestamptz NOT NULL
);
COMMENT ON COLUMN firings.firing_type IS 'bisque, glaze, raku';
COMMENT ON COLUMN firings.state IS 'open, full, fired, failed, called_off';
COMMENT ON COLUMN shelf_bookings.state IS 'reserved, confirmed, collected, cancelled';
COMMENT ON COLUMN charges.outcome IS 'succeeded, failed';
COMMENT ON COLUMN damage_claims.claimed_by IS 'guest, host';
COMMENT ON COLUMN damage_claims.state IS 'open, granted, rejected';
COMMENT ON COLUMN reviews.subject_type IS 'kiln or guest';
