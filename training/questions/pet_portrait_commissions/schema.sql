CREATE TABLE people (
  id int PRIMARY KEY,
  handle text NOT NULL,
  email text NOT NULL,
  country text NOT NULL,
  is_artist boolean NOT NULL,
  signed_up_at timestamptz NOT NULL,
  suspended_at timestamptz
);
CREATE TABLE artist_profiles (
  id int PRIMARY KEY,
  person_id int NOT NULL REFERENCES people(id),
  studio_name text NOT NULL,
  medium text NOT NULL,
  base_price_cents int NOT NULL,
  is_accepting_work boolean NOT NULL,
  approved_at timestamptz,
  payout_account_added_at timestamptz
);
CREATE TABLE pets (
  id int PRIMARY KEY,
  person_id int NOT NULL REFERENCES people(id),
  name text NOT NULL,
  species text NOT NULL,
  has_passed_away boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE commissions (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES people(id),
  artist_profile_id int NOT NULL REFERENCES artist_profiles(id),
  pet_id int NOT NULL REFERENCES pets(id),
  size text NOT NULL,
  status text NOT NULL,
  price_cents int NOT NULL,
  commission_fee_cents int NOT NULL,
  tip_cents int NOT NULL,
  requested_at timestamptz NOT NULL,
  accepted_at timestamptz,
  due_on date,
  delivered_at timestamptz,
  cancelled_at timestamptz
);
CREATE TABLE revisions (
  id int PRIMARY KEY,
  commission_id int NOT NULL REFERENCES commissions(id),
  round_no int NOT NULL,
  asked_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE TABLE messages (
  id int PRIMARY KEY,
  commission_id int NOT NULL REFERENCES commissions(id),
  sender_id int NOT NULL REFERENCES people(id),
  has_attachment boolean NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE TABLE payouts (
  id int PRIMARY KEY,
  artist_profile_id int NOT NULL REFERENCES artist_profiles(id),
  amount_cents int NOT NULL,
  status text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE TABLE ratings (
  id int PRIMARY KEY,
  commission_id int NOT NULL REFERENCES commissions(id),
  score int NOT NULL,
  comment text,
  created_at timestamptz NOT NULL,
  hidden_at timestamptz
);
COMMENT ON COLUMN commissions.status IS 'requested, accepted, sketching, delivered, declined, cancelled';
COMMENT ON COLUMN payouts.status IS 'scheduled, sent, failed';
