CREATE TABLE advisers (
  adviser_id int PRIMARY KEY,
  name text NOT NULL,
  office text NOT NULL
);
CREATE TABLE investors (
  investor_id int PRIMARY KEY,
  legal_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('individual','company','trust')),
  risk_profile text CHECK (risk_profile IN ('cautious','balanced','bold')),
  adviser_id int REFERENCES advisers,
  onboarded_on date NOT NULL,
  closed_on date
);
CREATE TABLE portfolios (
  portfolio_id int PRIMARY KEY,
  investor_id int NOT NULL REFERENCES investors,
  label text NOT NULL,
  base_currency char(3) NOT NULL,
  cash numeric(14,2) NOT NULL
);
CREATE TABLE securities (
  isin text PRIMARY KEY,
  ticker text NOT NULL,
  issuer text NOT NULL,
  asset_class text NOT NULL,
  sector text,
  currency char(3) NOT NULL,
  maturity_date date
);
CREATE TABLE prices (
  isin text REFERENCES securities,
  price_date date,
  close_price numeric(12,4) NOT NULL,
  PRIMARY KEY (isin, price_date)
);
CREATE TABLE trades (
  trade_id int PRIMARY KEY,
  portfolio_id int NOT NULL REFERENCES portfolios,
  isin text NOT NULL REFERENCES securities,
  side text NOT NULL CHECK (side IN ('BUY','SELL')),
  shares int NOT NULL,
  price numeric(12,4) NOT NULL,
  commission numeric(8,2) NOT NULL,
  executed_at timestamptz NOT NULL,
  settled_on date
);
CREATE TABLE holdings (
  portfolio_id int REFERENCES portfolios,
  isin text REFERENCES securities,
  shares int NOT NULL,
  average_cost numeric(12,4) NOT NULL,
  PRIMARY KEY (portfolio_id, isin)
);
CREATE TABLE dividends (
  dividend_id int PRIMARY KEY,
  isin text NOT NULL REFERENCES securities,
  pay_date date NOT NULL,
  amount_per_share numeric(8,4) NOT NULL
);
