CREATE TABLE sellers (seller_id int PRIMARY KEY, shop_name text NOT NULL, country text NOT NULL, seller_level text NOT NULL, joined_on date NOT NULL);
CREATE TABLE bidders (bidder_id int PRIMARY KEY, alias text NOT NULL, country text NOT NULL, joined_on date NOT NULL, blocked boolean NOT NULL DEFAULT false);
CREATE TABLE categories (cat_id int PRIMARY KEY, cat_name text NOT NULL, final_value_fee_pct numeric(4,1) NOT NULL);
CREATE TABLE listings (
  listing_id int PRIMARY KEY,
  seller_id int NOT NULL REFERENCES sellers,
  cat_id int NOT NULL REFERENCES categories,
  title text NOT NULL,
  start_price numeric(8,2) NOT NULL,
  reserve_price numeric(8,2),
  opens_at timestamp NOT NULL,
  closes_at timestamp NOT NULL,
  insertion_fee numeric(5,2) NOT NULL,
  withdrawn boolean NOT NULL DEFAULT false
);
CREATE TABLE bids (bid_id int PRIMARY KEY, listing_id int NOT NULL REFERENCES listings, bidder_id int NOT NULL REFERENCES bidders, amount numeric(8,2) NOT NULL, placed_at timestamp NOT NULL);
CREATE TABLE sales (sale_id int PRIMARY KEY, listing_id int NOT NULL UNIQUE REFERENCES listings, buyer_id int NOT NULL REFERENCES bidders(bidder_id), hammer_price numeric(8,2) NOT NULL, sold_at timestamp NOT NULL, paid_at timestamp, shipped_at timestamp);
CREATE TABLE disputes (dispute_id int PRIMARY KEY, sale_id int NOT NULL REFERENCES sales, opened_on date NOT NULL, reason text NOT NULL, refund numeric(8,2), closed_on date);
CREATE TABLE feedback (sale_id int PRIMARY KEY REFERENCES sales, rating text NOT NULL, given_on date NOT NULL);
COMMENT ON COLUMN feedback.rating IS 'positive, neutral or negative, by the buyer';
