CREATE TABLE photographers (photographer_id int PRIMARY KEY, photographer text NOT NULL, day_fee numeric(7,2) NOT NULL, inhouse boolean NOT NULL);
CREATE TABLE packages (package_id int PRIMARY KEY, package_name text NOT NULL, occasion text NOT NULL, price numeric(8,2) NOT NULL, photos_included int NOT NULL, turnaround_days int NOT NULL);
CREATE TABLE clients (client_id int PRIMARY KEY, client_name text NOT NULL, company boolean NOT NULL, found_us text);
CREATE TABLE shoots (shoot_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, package_id int NOT NULL REFERENCES packages, photographer_id int REFERENCES photographers, inquiry_on date NOT NULL, shoot_on date NOT NULL, edited_on date, delivered_on date, agreed_price numeric(8,2) NOT NULL, travel_cost numeric(7,2) NOT NULL, status text NOT NULL);
CREATE TABLE extra_orders (extra_id int PRIMARY KEY, shoot_id int NOT NULL REFERENCES shoots, article text NOT NULL, copies int NOT NULL, unit_price numeric(7,2) NOT NULL, ordered_on date NOT NULL);
CREATE TABLE payments (payment_id int PRIMARY KEY, shoot_id int NOT NULL REFERENCES shoots, paid_on date NOT NULL, amount numeric(8,2) NOT NULL, kind text NOT NULL);
COMMENT ON COLUMN shoots.status IS 'inquiry, confirmed, shot, delivered, cancelled';
COMMENT ON COLUMN payments.kind IS 'deposit or final';
