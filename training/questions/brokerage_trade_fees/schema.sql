CREATE TABLE advisors (id int PRIMARY KEY, name text NOT NULL, branch text NOT NULL, joined_on date NOT NULL);
CREATE TABLE clients (id int PRIMARY KEY, name text NOT NULL, country text NOT NULL, advisor_id int REFERENCES advisors(id), opened_at timestamptz NOT NULL, closed_at timestamptz, risk_profile text);
CREATE TABLE instruments (id int PRIMARY KEY, symbol text NOT NULL UNIQUE, name text NOT NULL, asset_class text NOT NULL, currency char(3) NOT NULL);
CREATE TABLE orders (id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients(id), instrument_id int NOT NULL REFERENCES instruments(id), side text NOT NULL CHECK (side IN ('buy','sell')), order_type text NOT NULL, quantity int NOT NULL, limit_price numeric(10,2), status text NOT NULL, placed_at timestamptz NOT NULL, filled_at timestamptz);
CREATE TABLE trades (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders(id), quantity int NOT NULL, price numeric(10,2) NOT NULL, commission numeric(8,2) NOT NULL, executed_at timestamptz NOT NULL, settled_on date);
CREATE TABLE cash_movements (id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients(id), kind text NOT NULL, amount numeric(12,2) NOT NULL, booked_at timestamptz NOT NULL);
CREATE TABLE dividends (id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients(id), instrument_id int NOT NULL REFERENCES instruments(id), gross numeric(10,2) NOT NULL, tax_withheld numeric(10,2) NOT NULL, paid_on date NOT NULL);
COMMENT ON COLUMN cash_movements.kind IS 'deposit, withdrawal or interest; amounts are always positive';
