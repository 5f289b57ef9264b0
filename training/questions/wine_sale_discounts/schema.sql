CREATE TABLE estate (estate_id int PRIMARY KEY, estate_name text NOT NULL, country text NOT NULL);
CREATE TABLE wine (wine_id int PRIMARY KEY, wine_name text NOT NULL, estate_id int NOT NULL REFERENCES estate, colour text NOT NULL, vintage int NOT NULL, bottle_cost numeric(6,2) NOT NULL, list_price numeric(6,2) NOT NULL);
CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, kind text NOT NULL, since date NOT NULL);
COMMENT ON COLUMN client.kind IS 'restaurant, shop or private';
CREATE TABLE agent (agent_id int PRIMARY KEY, agent_name text NOT NULL, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE deal (deal_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, agent_id int REFERENCES agent, agreed_on date NOT NULL, shipped_on date, invoice_due date, paid_on date);
CREATE TABLE deal_line (deal_id int NOT NULL REFERENCES deal, wine_id int NOT NULL REFERENCES wine, bottles int NOT NULL, bottle_price numeric(6,2) NOT NULL, PRIMARY KEY (deal_id, wine_id));
CREATE TABLE tasting (tasting_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, held_on date NOT NULL, guests int NOT NULL, cost numeric(7,2) NOT NULL);
