CREATE TABLE client_firm (firm_id int PRIMARY KEY, firm_name text NOT NULL, district text NOT NULL, discount_pct int NOT NULL, invoice_email text);
CREATE TABLE rider (rider_id int PRIMARY KEY, rider_name text NOT NULL, vehicle text NOT NULL, per_drop numeric(4,2) NOT NULL);
CREATE TABLE meal (meal_id int PRIMARY KEY, meal_name text NOT NULL, diet text, kcal int NOT NULL, sell_price numeric(5,2) NOT NULL, ingredient_cost numeric(5,2) NOT NULL);
CREATE TABLE delivery (delivery_id int PRIMARY KEY, firm_id int NOT NULL REFERENCES client_firm, rider_id int REFERENCES rider, promised_at timestamp NOT NULL, delivered_at timestamp, stars int, complaint text);
CREATE TABLE delivery_meal (delivery_id int NOT NULL REFERENCES delivery, meal_id int NOT NULL REFERENCES meal, boxes int NOT NULL, PRIMARY KEY (delivery_id, meal_id));
CREATE TABLE monthly_bill (bill_no text PRIMARY KEY, firm_id int NOT NULL REFERENCES client_firm, bill_month date NOT NULL, total numeric(8,2) NOT NULL, sent date NOT NULL, settled date, reminder_count int NOT NULL);
