CREATE TABLE commodity (commodity_id int PRIMARY KEY, name text NOT NULL, unit text NOT NULL);
CREATE TABLE counterparty (counterparty_id int PRIMARY KEY, firm text NOT NULL, country text NOT NULL, role text NOT NULL, rating text, blocked_since date);
CREATE TABLE broker (broker_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, desk_phone text, joined date NOT NULL);
CREATE TABLE port (port_id int PRIMARY KEY, port_name text NOT NULL, country text NOT NULL);
CREATE TABLE trade (trade_id int PRIMARY KEY, trade_ref text NOT NULL UNIQUE, broker_id int NOT NULL REFERENCES broker, buyer_id int NOT NULL REFERENCES counterparty, seller_id int NOT NULL REFERENCES counterparty, commodity_id int NOT NULL REFERENCES commodity, traded_at timestamptz NOT NULL, tonnes numeric(10,1) NOT NULL, price_usd numeric(8,2) NOT NULL, commission_usd numeric(10,2) NOT NULL, load_port_id int REFERENCES port, ship_from date NOT NULL, ship_to date NOT NULL, status text NOT NULL);
CREATE TABLE shipment (shipment_id int PRIMARY KEY, trade_id int NOT NULL REFERENCES trade, vessel text NOT NULL, loaded_on date, arrived_on date, tonnes_loaded numeric(10,1));
CREATE TABLE commission_invoice (commission_invoice_id int PRIMARY KEY, trade_id int NOT NULL REFERENCES trade, billed_to_id int NOT NULL REFERENCES counterparty, billed_on date NOT NULL, amount_usd numeric(10,2) NOT NULL, paid_on date);
CREATE TABLE market_quote (commodity_id int NOT NULL REFERENCES commodity, quoted_on date NOT NULL, price_usd numeric(8,2) NOT NULL, PRIMARY KEY (commodity_id, quoted_on));
