CREATE TABLE customer (
  cust_id int PRIMARY KEY,
  nick text NOT NULL,
  home_country char(2) NOT NULL,
  newsletter boolean NOT NULL,
  kind char(1) NOT NULL,
  blocked_at timestamptz,
  joined date NOT NULL
);
COMMENT ON COLUMN customer.kind IS 'P private person, T trade (record shops), S staff';
CREATE TABLE record (
  sku text PRIMARY KEY,
  artist text NOT NULL,
  title text NOT NULL,
  format text NOT NULL,
  condition char(1) NOT NULL,
  explicit boolean NOT NULL,
  release_date date,
  list_price numeric(6,2) NOT NULL,
  buy_price numeric(6,2) NOT NULL
);
COMMENT ON COLUMN record.format IS 'LP, EP, 7IN (seven inch single), BOX (box set)';
COMMENT ON COLUMN record.condition IS 'N new, U used';
COMMENT ON COLUMN record.release_date IS 'empty as long as the label has not announced a date';
CREATE TABLE shop_order (
  order_no int PRIMARY KEY,
  cust_id int NOT NULL REFERENCES customer,
  placed_at timestamptz NOT NULL,
  paid_at timestamptz,
  sent_at timestamptz,
  state int NOT NULL,
  gift smallint NOT NULL,
  channel char(1) NOT NULL,
  postage numeric(5,2) NOT NULL
);
COMMENT ON COLUMN shop_order.state IS '10 waiting for payment, 20 paid, 30 sent, 80 returned, 90 voided';
COMMENT ON COLUMN shop_order.channel IS 'W web, A phone app, C shop counter';
CREATE TABLE order_item (
  order_no int NOT NULL REFERENCES shop_order,
  sku text NOT NULL REFERENCES record,
  copies int NOT NULL,
  price_each numeric(6,2) NOT NULL,
  preorder boolean NOT NULL,
  PRIMARY KEY (order_no, sku)
);
CREATE TABLE payment_card (
  card_id int PRIMARY KEY,
  cust_id int NOT NULL REFERENCES customer,
  scheme text NOT NULL,      -- V Visa, M Mastercard, X American Express
  expired boolean NOT NULL,
  is_default boolean NOT NULL
);
CREATE TABLE return_request (
  return_id int PRIMARY KEY,
  order_no int NOT NULL REFERENCES shop_order,
  asked_on date NOT NULL,
  decision char(1),
  refunded_on date,
  reason_code text NOT NULL,
  refund numeric(7,2)
);
COMMENT ON COLUMN return_request.decision IS 'G granted, D declined, empty: undecided';
COMMENT ON COLUMN return_request.reason_code IS 'DMG damaged, WRG wrong record sent, MIND changed their mind';
