CREATE TABLE customers (customer_id serial PRIMARY KEY, display_name text NOT NULL, is_trade boolean NOT NULL, phone text, signed_up date NOT NULL, blocked boolean NOT NULL DEFAULT false);
CREATE TABLE tool_models (model_id serial PRIMARY KEY, brand text NOT NULL, model_name text NOT NULL, category text NOT NULL, day_rate numeric(7,2) NOT NULL, deposit numeric(7,2) NOT NULL);
CREATE TABLE tools (tool_id serial PRIMARY KEY, model_id int NOT NULL REFERENCES tool_models, asset_tag text NOT NULL UNIQUE, bought_on date NOT NULL, purchase_price numeric(9,2) NOT NULL, condition text NOT NULL, sold_on date);
COMMENT ON COLUMN tools.condition IS 'good, worn, broken';
CREATE TABLE rentals (rental_id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, clerk text NOT NULL, opened_on date NOT NULL, due_back date NOT NULL, branch text NOT NULL);
CREATE TABLE rental_items (rental_id int NOT NULL REFERENCES rentals, tool_id int NOT NULL REFERENCES tools, day_rate numeric(7,2) NOT NULL, returned_on date, damage_fee numeric(7,2), PRIMARY KEY (rental_id, tool_id));
CREATE TABLE payments (payment_id serial PRIMARY KEY, rental_id int NOT NULL REFERENCES rentals, paid_on date NOT NULL, amount numeric(8,2) NOT NULL, kind text NOT NULL);
COMMENT ON COLUMN payments.kind IS 'rent, deposit, deposit_refund, damage';
CREATE TABLE repairs (repair_id serial PRIMARY KEY, tool_id int NOT NULL REFERENCES tools, sent_on date NOT NULL, back_on date, cost numeric(8,2), workshop text NOT NULL);
