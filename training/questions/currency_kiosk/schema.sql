CREATE TABLE kiosk (
  kiosk_id integer,
  site text,
  country text,
  opened date,
  shut date
);
CREATE TABLE cashier (
  cashier_id integer,
  kiosk_id integer,
  name text,
  badge text,
  trained_aml boolean
);
CREATE TABLE currency (
  iso text,
  name text,
  decimals integer,
  active boolean
);
CREATE TABLE daily_rate (
  iso text,
  rate_date date,
  we_buy numeric(12,5),
  we_sell numeric(12,5)
);
COMMENT ON COLUMN daily_rate.we_buy IS 'euro we give for one unit';
COMMENT ON COLUMN daily_rate.we_sell IS 'euro we take for one unit';
CREATE TABLE exchange (
  exchange_id integer,
  kiosk_id integer,
  cashier_id integer,
  customer_id integer,
  done_at timestamp,
  direction text,
  iso text,
  foreign_amount numeric(12,2),
  euro_amount numeric(12,2),
  fee_euro numeric(6,2),
  voided boolean
);
COMMENT ON COLUMN exchange.direction IS 'buy: we buy foreign cash from the customer, sell: we sell it to the customer';
CREATE TABLE customer (
  customer_id integer,
  name text,
  nationality text,
  id_document text,
  flagged_on date
);
CREATE TABLE till_count (
  kiosk_id integer,
  count_date date,
  iso text,
  expected numeric(12,2),
  counted numeric(12,2),
  counted_by integer
);
COMMENT ON COLUMN till_count.counted_by IS 'cashier_id';
CREATE TABLE cash_delivery (
  delivery_id integer,
  kiosk_id integer,
  iso text,
  amount numeric(12,2),
  requested date,
  arrived date
);
