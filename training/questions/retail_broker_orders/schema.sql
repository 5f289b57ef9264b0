CREATE TABLE client (
  client_no integer PRIMARY KEY,
  client_name text NOT NULL,
  residence text NOT NULL,
  risk_class integer NOT NULL,
  adviser text,
  opened date NOT NULL,
  closed date
);
COMMENT ON COLUMN client.risk_class IS '1 cautious to 5 speculative';
CREATE TABLE security (
  isin text PRIMARY KEY,
  sec_name text NOT NULL,
  kind text NOT NULL,
  sector text,
  issuer_country text NOT NULL,
  trading_ccy text NOT NULL
);
COMMENT ON COLUMN security.kind IS 'share, fund, bond, etf';
CREATE TABLE trade_order (
  order_id integer PRIMARY KEY,
  client_no integer NOT NULL REFERENCES client,
  isin text NOT NULL REFERENCES security,
  side char(1) NOT NULL,
  qty numeric(10,2) NOT NULL,
  limit_price numeric(10,2),
  placed_at timestamptz NOT NULL,
  valid_until date NOT NULL,
  withdrawn_at timestamptz
);
COMMENT ON COLUMN trade_order.side IS 'B = buy, S = sell';
COMMENT ON COLUMN trade_order.limit_price IS 'null for market orders';
CREATE TABLE execution (
  exec_id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES trade_order,
  executed_at timestamptz NOT NULL,
  settled_on date,
  qty numeric(10,2) NOT NULL,
  price numeric(10,2) NOT NULL,
  commission numeric(8,2) NOT NULL,
  exchange_fee numeric(8,2) NOT NULL,
  venue text NOT NULL
);
CREATE TABLE closing_price (
  isin text NOT NULL REFERENCES security,
  price_date date NOT NULL,
  close numeric(10,2) NOT NULL,
  PRIMARY KEY (isin, price_date)
);
CREATE TABLE cash_move (
  move_id integer PRIMARY KEY,
  client_no integer NOT NULL REFERENCES client,
  booked_on date NOT NULL,
  value_on date NOT NULL,
  kind text NOT NULL,
  amount numeric(12,2) NOT NULL
);
COMMENT ON TABLE cash_move IS 'deposits are positive, withdrawals and custody fees negative, dividends positive';
