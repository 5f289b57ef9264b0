CREATE TABLE consignors (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  commission_pct numeric(4,1) NOT NULL
);
CREATE TABLE auctions (
  id int PRIMARY KEY,
  title text NOT NULL,
  location text NOT NULL,
  held_on date NOT NULL,
  auctioneer text,
  is_online boolean NOT NULL
);
CREATE TABLE wines (
  id int PRIMARY KEY,
  label text NOT NULL,
  producer text NOT NULL,
  region text NOT NULL,
  colour text NOT NULL,
  vintage int
);
CREATE TABLE lots (
  id int PRIMARY KEY,
  auction_id int NOT NULL REFERENCES auctions(id),
  lot_number int NOT NULL,
  wine_id int NOT NULL REFERENCES wines(id),
  consignor_id int NOT NULL REFERENCES consignors(id),
  bottles int NOT NULL,
  low_estimate int NOT NULL,
  high_estimate int NOT NULL,
  reserve int,
  hammer_price int,
  winner_id int,
  UNIQUE (auction_id, lot_number)
);
CREATE TABLE bidders (
  id int PRIMARY KEY,
  paddle text NOT NULL UNIQUE,
  full_name text NOT NULL,
  city text NOT NULL,
  registered_on date NOT NULL,
  deposit_paid boolean NOT NULL
);
ALTER TABLE lots ADD FOREIGN KEY (winner_id) REFERENCES bidders(id);
CREATE TABLE bids (
  id int PRIMARY KEY,
  lot_id int NOT NULL REFERENCES lots(id),
  bidder_id int NOT NULL REFERENCES bidders(id),
  amount int NOT NULL,
  placed_at timestamptz NOT NULL,
  channel text NOT NULL
);
CREATE TABLE settlements (
  lot_id int PRIMARY KEY REFERENCES lots(id),
  invoice_date date NOT NULL,
  paid_on date,
  collected_on date
);
COMMENT ON COLUMN lots.hammer_price IS 'Empty when the lot did not sell';
