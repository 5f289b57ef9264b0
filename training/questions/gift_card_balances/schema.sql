CREATE TABLE store (store_no integer PRIMARY KEY, store_name text NOT NULL, city text NOT NULL, opened_on date NOT NULL);
CREATE TABLE card (
  card_no text PRIMARY KEY,
  design text NOT NULL,
  sold_in integer REFERENCES store(store_no),
  sold_on date NOT NULL,
  activated_on date,
  face_value numeric(7,2) NOT NULL,
  paid_price numeric(7,2) NOT NULL,
  expires_on date NOT NULL,
  blocked_on date,
  buyer_mail text
);
COMMENT ON COLUMN card.sold_in IS 'null = sold online';
COMMENT ON COLUMN card.paid_price IS 'what the buyer paid; lower than face_value in promotions';
CREATE TABLE redemption (
  red_id integer PRIMARY KEY,
  card_no text NOT NULL REFERENCES card,
  store_no integer NOT NULL REFERENCES store,
  redeemed_at timestamptz NOT NULL,
  amount numeric(7,2) NOT NULL,
  receipt_total numeric(8,2) NOT NULL,
  cashier text NOT NULL
);
COMMENT ON COLUMN redemption.receipt_total IS 'whole purchase; amount is the part paid with the card';
CREATE TABLE top_up (top_id integer PRIMARY KEY, card_no text NOT NULL REFERENCES card, topped_on date NOT NULL, amount numeric(7,2) NOT NULL);
CREATE TABLE corporate_order (
  corp_no integer PRIMARY KEY,
  company text NOT NULL,
  ordered_on date NOT NULL,
  invoiced_on date,
  paid_on date,
  cards integer NOT NULL,
  value_each numeric(7,2) NOT NULL,
  discount_pct numeric(4,1) NOT NULL
);
