CREATE TABLE venues (
  id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  capacity int NOT NULL
);
CREATE TABLE expos (
  id int PRIMARY KEY,
  venue_id int NOT NULL REFERENCES venues(id),
  title text NOT NULL,
  opens_on date NOT NULL,
  closes_on date NOT NULL,
  state text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE badge_types (
  id int PRIMARY KEY,
  expo_id int NOT NULL REFERENCES expos(id),
  name text NOT NULL,
  price numeric(8,2) NOT NULL,
  quota int,
  sales_end_on date
);
CREATE TABLE attendees (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  company text,
  job_title text,
  newsletter boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE badges (
  id int PRIMARY KEY,
  badge_type_id int NOT NULL REFERENCES badge_types(id),
  attendee_id int NOT NULL REFERENCES attendees(id),
  paid_amount numeric(8,2) NOT NULL,
  promo_code text,
  purchased_at timestamptz NOT NULL,
  refunded_at timestamptz,
  first_scanned_at timestamptz
);
CREATE TABLE exhibitors (
  id int PRIMARY KEY,
  company_name text NOT NULL,
  country text NOT NULL,
  industry text NOT NULL
);
CREATE TABLE stands (
  id int PRIMARY KEY,
  expo_id int NOT NULL REFERENCES expos(id),
  exhibitor_id int REFERENCES exhibitors(id),
  stand_no text NOT NULL,
  square_metres int NOT NULL,
  rent numeric(9,2) NOT NULL,
  booked_at timestamptz,
  rent_paid_at timestamptz
);
CREATE TABLE talks (
  id int PRIMARY KEY,
  expo_id int NOT NULL REFERENCES expos(id),
  speaker_id int REFERENCES attendees(id),
  title text NOT NULL,
  starts_at timestamptz NOT NULL,
  minutes int NOT NULL,
  seats int NOT NULL
);
CREATE TABLE talk_signups (
  id int PRIMARY KEY,
  talk_id int NOT NULL REFERENCES talks(id),
  attendee_id int NOT NULL REFERENCES attendees(id),
  signed_up_at timestamptz NOT NULL,
  attended boolean,
  rating int
);
COMMENT ON COLUMN expos.state IS 'planning, on_sale, over, cancelled';
COMMENT ON COLUMN stands.exhibitor_id IS 'empty = still free';
COMMENT ON COLUMN talk_signups.attended IS 'empty = talk not held yet';
COMMENT ON COLUMN talk_signups.rating IS '1 to 5, empty when not rated';
