CREATE TABLE venues (
  id uuid PRIMARY KEY,
  name varchar(100) NOT NULL,
  city varchar(60) NOT NULL,
  capacity integer,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE events (
  id uuid PRIMARY KEY,
  venue_id uuid NOT NULL REFERENCES venues(id),
  title varchar(140) NOT NULL,
  genre varchar(40) NOT NULL,
  starts_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  nickname varchar(60) NOT NULL,
  email varchar(120) NOT NULL,
  country char(2) NOT NULL,
  identity_verified boolean NOT NULL,
  blocked_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE listings (
  id uuid PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES events(id),
  seller_id uuid NOT NULL REFERENCES accounts(id),
  section varchar(20) NOT NULL,
  quantity integer NOT NULL,
  face_value_cents integer NOT NULL,
  ask_cents integer NOT NULL,
  state varchar(20) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings(id),
  buyer_id uuid NOT NULL REFERENCES accounts(id),
  quantity integer NOT NULL,
  subtotal_cents integer NOT NULL,
  service_fee_cents integer NOT NULL,
  payment_method varchar(20) NOT NULL,
  delivered_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders(id),
  seller_id uuid NOT NULL REFERENCES accounts(id),
  amount_cents integer NOT NULL,
  paid_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE disputes (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders(id),
  reason varchar(40) NOT NULL,
  opened_at timestamptz NOT NULL,
  resolved_at timestamptz,
  won_by varchar(10),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
