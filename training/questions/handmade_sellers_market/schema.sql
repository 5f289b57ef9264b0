CREATE TABLE members (
  member_id integer PRIMARY KEY,
  handle text NOT NULL,
  country text NOT NULL,
  joined_on date NOT NULL,
  is_seller boolean NOT NULL
);
COMMENT ON TABLE members IS 'everybody can buy; sellers are members as well';
CREATE TABLE shops (
  shop_id integer PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES members(member_id),
  shop_name text NOT NULL,
  opened_on date NOT NULL,
  paused_on date,
  fee_pct numeric(4,1) NOT NULL
);
COMMENT ON COLUMN shops.fee_pct IS 'percent of the item total that the marketplace keeps';
CREATE TABLE listings (
  listing_id integer PRIMARY KEY,
  shop_id integer NOT NULL REFERENCES shops,
  title text NOT NULL,
  craft text NOT NULL,
  asking_price numeric(8,2) NOT NULL,
  pieces_left integer NOT NULL,
  listed_on date NOT NULL,
  delisted_on date
);
CREATE TABLE sales (
  sale_id integer PRIMARY KEY,
  buyer_id integer NOT NULL REFERENCES members(member_id),
  sold_at timestamptz NOT NULL,
  dispatched_at timestamptz,
  received_at timestamptz,
  payout_on date
);
COMMENT ON COLUMN sales.payout_on IS 'day the sellers got their money';
CREATE TABLE sale_items (
  sale_id integer NOT NULL REFERENCES sales,
  listing_id integer NOT NULL REFERENCES listings,
  pieces integer NOT NULL,
  price_each numeric(8,2) NOT NULL,
  coupon_pct numeric(4,1) NOT NULL DEFAULT 0,
  postage numeric(6,2) NOT NULL,
  PRIMARY KEY (sale_id, listing_id)
);
COMMENT ON COLUMN sale_items.coupon_pct IS 'percent off the item total; postage is not reduced';
CREATE TABLE feedback (
  sale_id integer NOT NULL REFERENCES sales,
  from_buyer boolean NOT NULL,
  score integer NOT NULL,
  left_on date NOT NULL,
  PRIMARY KEY (sale_id, from_buyer)
);
COMMENT ON COLUMN feedback.from_buyer IS 'true: the buyer rates the seller; false: the seller rates the buyer';
CREATE TABLE disputes (
  dispute_id integer PRIMARY KEY,
  sale_id integer NOT NULL REFERENCES sales,
  opened_on date NOT NULL,
  reason text NOT NULL,
  decided_on date,
  refund numeric(8,2)
);
