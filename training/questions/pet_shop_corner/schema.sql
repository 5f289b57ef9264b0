CREATE TABLE suppliers (id integer PRIMARY KEY, name text NOT NULL, city text NOT NULL, delivery_days integer NOT NULL);
CREATE TABLE categories (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE products (id integer PRIMARY KEY, name text NOT NULL, category_id integer NOT NULL REFERENCES categories, supplier_id integer NOT NULL REFERENCES suppliers, unit_price numeric(7,2) NOT NULL, stock integer NOT NULL, reorder_level integer NOT NULL);
CREATE TABLE customers (id integer PRIMARY KEY, name text NOT NULL, phone text, loyalty_points integer NOT NULL, newsletter boolean NOT NULL, joined_on date NOT NULL);
CREATE TABLE pets (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers, name text NOT NULL, species text NOT NULL, breed text, born_on date);
CREATE TABLE sales (id integer PRIMARY KEY, customer_id integer REFERENCES customers, sold_at timestamp NOT NULL, payment_method text NOT NULL);
CREATE TABLE sale_items (sale_id integer NOT NULL REFERENCES sales, product_id integer NOT NULL REFERENCES products, quantity integer NOT NULL, unit_price numeric(7,2) NOT NULL, PRIMARY KEY (sale_id, product_id));
CREATE TABLE grooming_appointments (id integer PRIMARY KEY, pet_id integer NOT NULL REFERENCES pets, starts_at timestamp NOT NULL, service text NOT NULL, groomer text NOT NULL, price numeric(6,2) NOT NULL, status text NOT NULL);
CREATE TABLE live_animals (id integer PRIMARY KEY, species text NOT NULL, arrived_on date NOT NULL, price numeric(6,2) NOT NULL, sold_on date);
