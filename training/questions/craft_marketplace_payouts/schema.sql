CREATE TABLE members (
  member_id serial PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  real_name text NOT NULL,
  country text NOT NULL,
  joined_on date NOT NULL,
  is_seller boolean NOT NULL
);
COMMENT ON TABLE members IS 'everybody may buy; sellers also have a shop';
CREATE TABLE shops (
  shop_id int PRIMARY KEY,
  owner_id int NOT NULL REFERENCES members(member_id),
  shop_name text NOT NULL,
  opened_on date NOT NULL,
  closed_on date,
  fee_percent numeric(4,2) NOT NULL
);
CREATE TABLE categories (
  category_id int PRIMARY KEY,
  name text NOT NULL,
  parent_id int REFERENCES categories
);
CREATE TABLE listings (
  listing_id int PRIMARY KEY,
  shop_id int NOT NULL REFERENCES shops,
  category_id int NOT NULL REFERENCES categories,
  title text NOT NULL,
  asking_price numeric(8,2) NOT NULL,
  listed_on date NOT NULL,
  expires_on date NOT NULL,
  views int NOT NULL,
  favourites int NOT NULL
);
CREATE TABLE sales (
  sale_id int PRIMARY KEY,
  listing_id int NOT NULL REFERENCES listings,
  buyer_id int NOT NULL REFERENCES members(member_id),
  sold_at timestamptz NOT NULL,
  pieces int NOT NULL,
  item_total numeric(8,2) NOT NULL,
  postage numeric(6,2) NOT NULL,
  platform_fee numeric(6,2) NOT NULL,
  posted_on date,
  arrived_on date,
  disputed_on date
);
COMMENT ON COLUMN sales.item_total IS 'for all pieces, without postage';
COMMENT ON COLUMN sales.platform_fee IS 'kept by the marketplace';
CREATE TABLE reviews (
  sale_id int PRIMARY KEY REFERENCES sales,
  stars int NOT NULL,
  written_on date NOT NULL,
  body text
);
CREATE TABLE payouts (
  payout_id int PRIMARY KEY,
  shop_id int NOT NULL REFERENCES shops,
  period_from date NOT NULL,
  period_to date NOT NULL,
  requested_on date NOT NULL,
  sent_on date,
  amount numeric(9,2) NOT NULL
);
