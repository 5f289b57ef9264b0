CREATE TABLE visitors (
  visitor_id text PRIMARY KEY,
  first_seen timestamptz NOT NULL,
  country text NOT NULL,
  account_created_at timestamptz
);
CREATE TABLE sessions (
  session_id integer PRIMARY KEY,
  visitor_id text NOT NULL REFERENCES visitors,
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  device text NOT NULL,
  source text NOT NULL,
  campaign text,
  landing_page text NOT NULL,
  exit_page text NOT NULL
);
COMMENT ON COLUMN sessions.source IS 'google, newsletter, direct, instagram, partner';
CREATE TABLE pages (
  path text PRIMARY KEY,
  title text NOT NULL,
  section text NOT NULL,
  published_on date NOT NULL
);
CREATE TABLE events (
  event_id integer PRIMARY KEY,
  session_id integer NOT NULL REFERENCES sessions,
  happened_at timestamptz NOT NULL,
  event_name text NOT NULL,
  path text NOT NULL REFERENCES pages,
  seconds_on_page integer
);
COMMENT ON COLUMN events.event_name IS 'page_view, add_to_cart, checkout, purchase, video_play';
CREATE TABLE purchases (
  purchase_id integer PRIMARY KEY,
  session_id integer NOT NULL REFERENCES sessions,
  bought_at timestamptz NOT NULL,
  items integer NOT NULL,
  goods_value numeric(9,2) NOT NULL,
  shipping numeric(6,2) NOT NULL,
  voucher numeric(7,2) NOT NULL DEFAULT 0,
  refunded_at timestamptz
);
COMMENT ON COLUMN purchases.goods_value IS 'total of all items before voucher and shipping';
