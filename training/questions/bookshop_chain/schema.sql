CREATE TABLE shops (id integer PRIMARY KEY, town text NOT NULL, floor_area_m2 integer NOT NULL, has_cafe boolean NOT NULL);
CREATE TABLE booksellers (id integer PRIMARY KEY, shop_id integer NOT NULL REFERENCES shops(id), name text NOT NULL, started_on date NOT NULL, weekly_hours integer NOT NULL);
CREATE TABLE publishers (id integer PRIMARY KEY, name text NOT NULL, discount_rate numeric(4,2) NOT NULL);
CREATE TABLE books (
  isbn text PRIMARY KEY, title text NOT NULL, author text NOT NULL, genre text NOT NULL,
  publisher_id integer NOT NULL REFERENCES publishers(id), published_on date NOT NULL, cover_price numeric(6,2) NOT NULL, format text NOT NULL
);
CREATE TABLE stock (shop_id integer NOT NULL REFERENCES shops(id), isbn text NOT NULL REFERENCES books(isbn), copies integer NOT NULL, PRIMARY KEY (shop_id, isbn));
CREATE TABLE card_holders (id integer PRIMARY KEY, name text NOT NULL, email text, joined_on date NOT NULL, points integer NOT NULL, home_shop_id integer REFERENCES shops(id));
CREATE TABLE sales (id integer PRIMARY KEY, shop_id integer NOT NULL REFERENCES shops(id), bookseller_id integer NOT NULL REFERENCES booksellers(id), card_holder_id integer REFERENCES card_holders(id), sold_at timestamp NOT NULL, payment text NOT NULL);
CREATE TABLE sale_lines (sale_id integer NOT NULL REFERENCES sales(id), isbn text NOT NULL REFERENCES books(isbn), copies integer NOT NULL, price_each numeric(6,2) NOT NULL, returned_on date, PRIMARY KEY (sale_id, isbn));
CREATE TABLE special_orders (id integer PRIMARY KEY, card_holder_id integer NOT NULL REFERENCES card_holders(id), isbn text NOT NULL REFERENCES books(isbn), shop_id integer NOT NULL REFERENCES shops(id), requested_on date NOT NULL, arrived_on date, collected_on date);
