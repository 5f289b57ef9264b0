CREATE TABLE clients (client_code text PRIMARY KEY, display_name text NOT NULL, adviser_id int NOT NULL, risk_profile text NOT NULL, onboarded date NOT NULL);
CREATE TABLE advisers (adviser_id int PRIMARY KEY, adviser text NOT NULL, office text NOT NULL);
CREATE TABLE instruments (isin text PRIMARY KEY, instrument text NOT NULL, asset_class text NOT NULL, ccy text NOT NULL, sector text);
CREATE TABLE prices (isin text NOT NULL REFERENCES instruments, px_date date NOT NULL, close numeric(10,3) NOT NULL, PRIMARY KEY (isin, px_date));
CREATE TABLE trades (trade_no int PRIMARY KEY, client_code text NOT NULL REFERENCES clients, isin text NOT NULL REFERENCES instruments, side text NOT NULL, traded_on date NOT NULL, settled_on date, units int NOT NULL, price numeric(10,3) NOT NULL, commission numeric(8,2) NOT NULL);
CREATE TABLE positions (client_code text NOT NULL REFERENCES clients, isin text NOT NULL REFERENCES instruments, units int NOT NULL, book_cost numeric(12,2) NOT NULL, PRIMARY KEY (client_code, isin));
CREATE TABLE dividends (div_id int PRIMARY KEY, isin text NOT NULL REFERENCES instruments, ex_date date NOT NULL, pay_date date NOT NULL, per_unit numeric(8,4) NOT NULL);
