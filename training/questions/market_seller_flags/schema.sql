CREATE TABLE seller (
  seller_id int PRIMARY KEY,
  shop_name text NOT NULL,
  legal_form char(1) NOT NULL,     -- I individual, L limited company, C cooperative
  state char(1) NOT NULL,          -- N new, A approved, S suspended, X banned, Q quit
  top_rated boolean NOT NULL,
  holiday_mode boolean NOT NULL,
  home_country char(2) NOT NULL,
  fee_plan char(1) NOT NULL,       -- B basic, P plus
  joined date NOT NULL,
  verified_on date
);
CREATE TABLE shopper (
  shopper_id int PRIMARY KEY,
  nickname text NOT NULL,
  guest boolean NOT NULL,          -- bought without an account
  risk char(1) NOT NULL            -- L low, M medium, H high
);
CREATE TABLE listing (
  listing_id int PRIMARY KEY,
  seller_id int NOT NULL REFERENCES seller,
  title text NOT NULL,
  item_cond int NOT NULL,          -- 1 new, 2 as new, 3 used, 4 defective
  sale_type char(1) NOT NULL,      -- F fixed price, A auction
  visible smallint NOT NULL,
  removed_why char(1),             -- C counterfeit, D duplicate, P prohibited; null not removed
  adult boolean NOT NULL,
  price numeric(8,2) NOT NULL,
  listed_on date NOT NULL,
  ended_on date
);
CREATE TABLE market_order (
  order_id int PRIMARY KEY,
  listing_id int NOT NULL REFERENCES listing,
  shopper_id int NOT NULL REFERENCES shopper,
  qty int NOT NULL,
  item_total numeric(9,2) NOT NULL,
  postage numeric(6,2) NOT NULL,
  commission numeric(7,2) NOT NULL,
  state int NOT NULL,              -- 1 unpaid, 2 paid, 3 shipped, 4 received, 8 refunded, 9 cancelled
  cancelled_by char(1),            -- B buyer, S seller, M marketplace
  insured boolean NOT NULL,
  placed_on date NOT NULL,
  paid_on date,
  shipped_on date
);
CREATE TABLE payout (
  payout_id int PRIMARY KEY,
  seller_id int NOT NULL REFERENCES seller,
  state char(1) NOT NULL,          -- S scheduled, D done, H held, F failed
  created_on date NOT NULL,
  executed_on date,
  amount numeric(9,2) NOT NULL
);
CREATE TABLE dispute (
  dispute_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES market_order,
  opened_by char(1) NOT NULL,      -- B buyer, S seller
  topic char(2) NOT NULL,          -- NR not received, ND not as described, NP not paid
  opened_on date NOT NULL,
  closed_on date,
  ruled_for char(1)                -- B, S, or null
);
