CREATE TABLE member (card_no integer PRIMARY KEY, first_name text NOT NULL, birth_year integer, joined_on date NOT NULL, joined_at_shop integer NOT NULL, tier text NOT NULL, left_on date);
COMMENT ON COLUMN member.tier IS 'blue, silver, gold';
CREATE TABLE shop (shop_no integer PRIMARY KEY, shop_town text NOT NULL, sort text NOT NULL);
COMMENT ON COLUMN shop.sort IS 'supermarket, petrol station, drugstore';
ALTER TABLE member ADD FOREIGN KEY (joined_at_shop) REFERENCES shop(shop_no);
CREATE TABLE receipt (
  receipt_id integer PRIMARY KEY,
  card_no integer REFERENCES member,
  shop_no integer NOT NULL REFERENCES shop,
  bought_at timestamptz NOT NULL,
  items integer NOT NULL,
  total numeric(8,2) NOT NULL,
  coupon_value numeric(6,2) NOT NULL DEFAULT 0,
  paid numeric(8,2) NOT NULL,
  points_earned integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN receipt.card_no IS 'null = bought without a card';
COMMENT ON COLUMN receipt.paid IS 'total - coupon_value';
CREATE TABLE reward (reward_id integer PRIMARY KEY, reward_name text NOT NULL, points_price integer NOT NULL, cost_to_us numeric(7,2) NOT NULL, valid_from date NOT NULL, valid_to date);
CREATE TABLE redemption (red_id integer PRIMARY KEY, card_no integer NOT NULL REFERENCES member, reward_id integer NOT NULL REFERENCES reward, pieces integer NOT NULL, points_each integer NOT NULL, ordered_on date NOT NULL, shipped_on date);
COMMENT ON COLUMN redemption.points_each IS 'points per piece on that day';
CREATE TABLE expiry (card_no integer NOT NULL REFERENCES member, expired_on date NOT NULL, points integer NOT NULL, PRIMARY KEY (card_no, expired_on));
