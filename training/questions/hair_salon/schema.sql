CREATE TABLE stylists (id int PRIMARY KEY, name text NOT NULL, level text NOT NULL, employed_since date NOT NULL, day_off text);
CREATE TABLE clients (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, phone text, birthday date, first_visit date NOT NULL, favourite_stylist_id int REFERENCES stylists(id), recommended_by int REFERENCES clients(id));
CREATE TABLE services (id int PRIMARY KEY, name text NOT NULL, minutes int NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE appointments (id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients(id), stylist_id int NOT NULL REFERENCES stylists(id), service_id int NOT NULL REFERENCES services(id), starts_at timestamp NOT NULL, status text NOT NULL, paid numeric(6,2), tip numeric(5,2));
COMMENT ON COLUMN appointments.status IS 'planned, done, cancelled, no_show';
CREATE TABLE products (id int PRIMARY KEY, name text NOT NULL, brand text NOT NULL, price numeric(6,2) NOT NULL, in_stock int NOT NULL);
CREATE TABLE product_sales (id int PRIMARY KEY, product_id int NOT NULL REFERENCES products(id), client_id int REFERENCES clients(id), stylist_id int NOT NULL REFERENCES stylists(id), sold_on date NOT NULL, quantity int NOT NULL, amount numeric(7,2) NOT NULL);
