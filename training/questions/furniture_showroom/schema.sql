CREATE TABLE showroom (showroom_id integer PRIMARY KEY, name text NOT NULL, city text NOT NULL);
CREATE TABLE salesperson (salesperson_id integer PRIMARY KEY, full_name text NOT NULL, showroom_id integer NOT NULL REFERENCES showroom, commission_percent numeric(4,2) NOT NULL);
CREATE TABLE manufacturer (manufacturer_id integer PRIMARY KEY, name text NOT NULL, country text NOT NULL, lead_time_weeks integer NOT NULL);
CREATE TABLE article (article_id integer PRIMARY KEY, name text NOT NULL, room text NOT NULL, material text NOT NULL, manufacturer_id integer NOT NULL REFERENCES manufacturer, list_price numeric(9,2) NOT NULL, cost_price numeric(9,2) NOT NULL, discontinued boolean NOT NULL);
CREATE TABLE customer (customer_id integer PRIMARY KEY, salutation text, first_name text NOT NULL, last_name text NOT NULL, street text NOT NULL, city text NOT NULL, phone text);
CREATE TABLE purchase (purchase_id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customer, salesperson_id integer NOT NULL REFERENCES salesperson, signed_on date NOT NULL, down_payment numeric(9,2) NOT NULL, state text NOT NULL);
CREATE TABLE purchase_item (purchase_item_id integer PRIMARY KEY, purchase_id integer NOT NULL REFERENCES purchase, article_id integer NOT NULL REFERENCES article, quantity integer NOT NULL, agreed_price numeric(9,2) NOT NULL);
CREATE TABLE delivery (delivery_id integer PRIMARY KEY, purchase_id integer NOT NULL REFERENCES purchase, planned_for date NOT NULL, delivered_on date, van text NOT NULL, with_assembly boolean NOT NULL);
CREATE TABLE warranty_claim (claim_id integer PRIMARY KEY, purchase_item_id integer NOT NULL REFERENCES purchase_item, opened_on date NOT NULL, defect text NOT NULL, outcome text);
