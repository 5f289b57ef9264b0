CREATE TABLE foragers (
  id int PRIMARY KEY, full_name text NOT NULL, region text NOT NULL, dog_name text, joined_on date NOT NULL, licence_expires_on date
);
CREATE TABLE auctions (
  id int PRIMARY KEY, city text NOT NULL, held_on date NOT NULL, auctioneer text NOT NULL, hall_rent numeric(10,2) NOT NULL
);
CREATE TABLE bidders (
  id int PRIMARY KEY, company text NOT NULL, country text NOT NULL, registered_on date NOT NULL, deposit numeric(10,2)
);
CREATE TABLE lots (
  id int PRIMARY KEY, forager_id int NOT NULL REFERENCES foragers(id), auction_id int NOT NULL REFERENCES auctions(id),
  species text NOT NULL, grade text NOT NULL, weight_grams int NOT NULL, dug_on date NOT NULL, reserve_price numeric(10,2) NOT NULL
);
CREATE TABLE bids (
  id int PRIMARY KEY, lot_id int NOT NULL REFERENCES lots(id), bidder_id int NOT NULL REFERENCES bidders(id), amount numeric(10,2) NOT NULL, by_phone boolean NOT NULL
);
CREATE TABLE sales (
  lot_id int PRIMARY KEY REFERENCES lots(id), bidder_id int NOT NULL REFERENCES bidders(id), hammer_price numeric(10,2) NOT NULL, invoiced_on date NOT NULL, paid_on date
);
