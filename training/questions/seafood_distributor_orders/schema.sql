CREATE TABLE fish (fish_id int PRIMARY KEY, fish_name text NOT NULL, farmed boolean NOT NULL, price_kg numeric(6,2) NOT NULL, shelf_days int NOT NULL);
CREATE TABLE lot (lot_no text PRIMARY KEY, fish_id int NOT NULL REFERENCES fish, landed_on date NOT NULL, best_before date NOT NULL, kg_in numeric(7,1) NOT NULL, kg_left numeric(7,1) NOT NULL, buy_price_kg numeric(6,2) NOT NULL, boat_or_farm text NOT NULL);
CREATE TABLE restaurant (restaurant_id int PRIMARY KEY, restaurant_name text NOT NULL, town text NOT NULL, credit_days int NOT NULL, salesperson text NOT NULL);
CREATE TABLE sales_order (order_no int PRIMARY KEY, restaurant_id int NOT NULL REFERENCES restaurant, order_day date NOT NULL, delivery_day date NOT NULL, delivered boolean NOT NULL, invoice_total numeric(8,2), paid_day date);
CREATE TABLE order_kg (order_no int NOT NULL REFERENCES sales_order, lot_no text NOT NULL REFERENCES lot, kg numeric(6,1) NOT NULL, price_kg numeric(6,2) NOT NULL, PRIMARY KEY (order_no, lot_no));
CREATE TABLE credit_claim (claim_no int PRIMARY KEY, order_no int NOT NULL REFERENCES sales_order, claimed_on date NOT NULL, problem text NOT NULL, credit numeric(7,2), accepted boolean);
COMMENT ON COLUMN credit_claim.accepted IS 'null while under review';
