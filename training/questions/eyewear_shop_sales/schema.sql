CREATE TABLE shops (shop_id int PRIMARY KEY, shop_name text NOT NULL, canton char(2) NOT NULL);
CREATE TABLE opticians (optician_id int PRIMARY KEY, name text NOT NULL, shop_id int NOT NULL REFERENCES shops, qualified boolean NOT NULL, left_on date);
CREATE TABLE clients (client_id int PRIMARY KEY, name text NOT NULL, salutation text CHECK (salutation IN ('Frau','Herr')), lang char(2) NOT NULL CHECK (lang IN ('de','fr','it')), born date, insurer text);
CREATE TABLE products (product_id int PRIMARY KEY, brand text NOT NULL, model text NOT NULL, type_code char(2) NOT NULL CHECK (type_code IN ('SG','FR','CL','LS','AC')), price numeric(7,2) NOT NULL);
COMMENT ON COLUMN products.type_code IS 'SG sunglasses, FR frames, CL contact lenses, LS spectacle lenses, AC accessories';
CREATE TABLE eye_tests (test_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, optician_id int NOT NULL REFERENCES opticians, tested_on date NOT NULL, finding text CHECK (finding IN ('MY','HY','AS','OK')), fee numeric(6,2) NOT NULL);
COMMENT ON COLUMN eye_tests.finding IS 'MY short-sighted, HY long-sighted, AS astigmatism, OK nothing found';
CREATE TABLE sales (sale_id int PRIMARY KEY, client_id int REFERENCES clients, shop_id int NOT NULL REFERENCES shops, product_id int NOT NULL REFERENCES products, sold_on date NOT NULL, pieces int NOT NULL, paid numeric(8,2) NOT NULL, pay_code char(1) NOT NULL CHECK (pay_code IN ('K','B','R','T')), collected_on date, returned_on date);
COMMENT ON COLUMN sales.pay_code IS 'K card, B cash, R invoice, T mobile app';
