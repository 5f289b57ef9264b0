CREATE TABLE shops (shop_id serial PRIMARY KEY, shop_name text NOT NULL, town text NOT NULL, opens_at time NOT NULL, closes_at time NOT NULL);
CREATE TABLE machines (machine_id int PRIMARY KEY, shop_id int NOT NULL REFERENCES shops, kind text NOT NULL, load_kg int NOT NULL, bought_on date NOT NULL, price_cents int NOT NULL, retired_on date);
CREATE TABLE card_holders (card_id int PRIMARY KEY, holder_name text NOT NULL, issued_on date NOT NULL, balance_cents int NOT NULL);
CREATE TABLE washes (wash_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machines, card_id int REFERENCES card_holders, started_at timestamp NOT NULL, programme text NOT NULL, paid_cents int NOT NULL);
CREATE TABLE breakdowns (breakdown_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machines, noticed_on date NOT NULL, fixed_on date, engineer text, cost_cents int);
COMMENT ON COLUMN washes.card_id IS 'empty when paid with coins';
