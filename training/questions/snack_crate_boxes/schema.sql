CREATE TABLE subscriber (
  sub_no integer PRIMARY KEY,
  first_name text NOT NULL,
  zip text NOT NULL,
  state text NOT NULL,
  signed_up date NOT NULL,
  referred_by integer REFERENCES subscriber(sub_no),
  gift_from text
);
COMMENT ON COLUMN subscriber.referred_by IS 'subscriber who recommended us';
CREATE TABLE box_plan (
  plan text PRIMARY KEY,
  months integer NOT NULL,
  price_per_box numeric(6,2) NOT NULL
);
COMMENT ON COLUMN box_plan.months IS 'minimum term';
CREATE TABLE membership (
  mem_id integer PRIMARY KEY,
  sub_no integer NOT NULL REFERENCES subscriber,
  plan text NOT NULL REFERENCES box_plan,
  begin_on date NOT NULL,
  paused_from date,
  paused_to date,
  cancel_received date,
  last_box_on date,
  why_left text
);
CREATE TABLE box (
  box_id integer PRIMARY KEY,
  mem_id integer NOT NULL REFERENCES membership,
  theme text NOT NULL,
  billed_on date NOT NULL,
  charged numeric(6,2) NOT NULL,
  promo_off numeric(6,2) NOT NULL DEFAULT 0,
  packed_on date,
  shipped_on date,
  delivered_on date,
  weight_g integer
);
COMMENT ON COLUMN box.charged IS 'what the card was really charged, promo already taken off';
COMMENT ON COLUMN box.promo_off IS 'promo reduction that was taken off';
CREATE TABLE snack (
  snack_id integer PRIMARY KEY,
  snack_name text NOT NULL,
  origin text NOT NULL,
  unit_cost numeric(5,2) NOT NULL,
  vegan boolean NOT NULL
);
CREATE TABLE box_snack (
  box_id integer NOT NULL REFERENCES box,
  snack_id integer NOT NULL REFERENCES snack,
  pieces integer NOT NULL,
  stars integer,
  PRIMARY KEY (box_id, snack_id)
);
COMMENT ON COLUMN box_snack.stars IS 'rating by the subscriber, 1 to 5';
