CREATE TABLE person (pid int PRIMARY KEY, nick text NOT NULL, city text NOT NULL, since date NOT NULL, level text NOT NULL);
COMMENT ON COLUMN person.level IS 'bronze, silver, gold';
CREATE TABLE model (mid int PRIMARY KEY, brand text NOT NULL, model_name text NOT NULL, style_code text NOT NULL, release_date date NOT NULL, retail_price numeric(7,2) NOT NULL);
CREATE TABLE checker (cid int PRIMARY KEY, full_name text NOT NULL, hub text NOT NULL);
CREATE TABLE deal (
  deal_no int PRIMARY KEY,
  mid int NOT NULL REFERENCES model,
  eu_size numeric(4,1) NOT NULL,
  seller_pid int NOT NULL REFERENCES person,
  buyer_pid int REFERENCES person,
  ask_price numeric(8,2) NOT NULL,
  first_ask_price numeric(8,2) NOT NULL,
  sale_price numeric(8,2),
  buyer_fee numeric(7,2),
  seller_fee numeric(7,2),
  ship_fee numeric(6,2),
  buyer_total numeric(8,2),
  seller_payout numeric(8,2),
  listed_on date NOT NULL,
  sold_on date,
  seller_shipped_on date,
  hub_received_on date,
  checked_on date,
  checked_by int REFERENCES checker,
  verdict text,
  sent_to_buyer_on date,
  buyer_received_on date,
  payout_on date,
  delisted_on date,
  boxed boolean NOT NULL,
  worn boolean NOT NULL
);
COMMENT ON TABLE deal IS 'one pair of shoes from listing to payout';
COMMENT ON COLUMN deal.first_ask_price IS 'asking price on the day of listing; ask_price is the present one';
COMMENT ON COLUMN deal.buyer_total IS 'sale price plus buyer fee plus shipping';
COMMENT ON COLUMN deal.seller_payout IS 'sale price less seller fee';
COMMENT ON COLUMN deal.verdict IS 'genuine, fake, flawed; empty until checked';
CREATE TABLE offer (offer_no int PRIMARY KEY, deal_no int NOT NULL REFERENCES deal, from_pid int NOT NULL REFERENCES person, amount numeric(8,2) NOT NULL, made_on date NOT NULL, accepted boolean NOT NULL);
CREATE TABLE watch (pid int NOT NULL REFERENCES person, mid int NOT NULL REFERENCES model, since date NOT NULL, PRIMARY KEY (pid, mid));
COMMENT ON TABLE watch IS 'people who want to be told about a model';
