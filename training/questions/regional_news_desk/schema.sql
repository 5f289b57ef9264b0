CREATE TABLE section (
  sec_id integer PRIMARY KEY,
  sec_name text NOT NULL
);
CREATE TABLE journalist (
  jour_id integer PRIMARY KEY,
  byline text NOT NULL,
  contract text NOT NULL CHECK (contract IN ('staff','freelance')),
  fee_per_line numeric(5,2)
);
COMMENT ON COLUMN journalist.fee_per_line IS 'freelancers only';
CREATE TABLE article (
  art_id integer PRIMARY KEY,
  headline text NOT NULL,
  slug text NOT NULL,
  sec_id integer NOT NULL REFERENCES section,
  author_id integer NOT NULL REFERENCES journalist(jour_id),
  editor_id integer REFERENCES journalist(jour_id),
  assigned_on date NOT NULL,
  filed_on date,
  online_at timestamp,
  printed_on date,
  corrected_on date,
  withdrawn_on date,
  lines_ordered integer NOT NULL,
  lines_written integer,
  lines_printed integer,
  paywalled boolean NOT NULL
);
COMMENT ON COLUMN article.filed_on IS 'author handed it in';
COMMENT ON COLUMN article.editor_id IS 'who edited it';
CREATE TABLE traffic (
  art_id integer NOT NULL REFERENCES article,
  week_start date NOT NULL,
  views integer NOT NULL,
  visitors integer NOT NULL,
  read_seconds_total integer NOT NULL,
  subs_sold integer NOT NULL,
  PRIMARY KEY (art_id, week_start)
);
COMMENT ON COLUMN traffic.visitors IS 'different people in the week';
COMMENT ON COLUMN traffic.subs_sold IS 'subscriptions taken out from the article';
CREATE TABLE photo (
  photo_id integer PRIMARY KEY,
  art_id integer NOT NULL REFERENCES article,
  photographer_id integer NOT NULL REFERENCES journalist(jour_id),
  shot_on date NOT NULL,
  fee numeric(7,2) NOT NULL
);
CREATE TABLE ad_booking (
  booking_no integer PRIMARY KEY,
  advertiser text NOT NULL,
  agency text,
  booked_on date NOT NULL,
  runs_from date NOT NULL,
  runs_to date NOT NULL,
  invoiced_on date,
  paid_on date,
  list_price numeric(9,2) NOT NULL,
  agency_commission numeric(9,2) NOT NULL,
  net_price numeric(9,2) NOT NULL
);
COMMENT ON COLUMN ad_booking.net_price IS 'what we get after discount and commission';
