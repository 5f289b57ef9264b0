CREATE TABLE venues (id serial PRIMARY KEY, name text NOT NULL, city text NOT NULL, capacity int NOT NULL, hire_fee numeric(9,2) NOT NULL);
CREATE TABLE bands (id serial PRIMARY KEY, name text NOT NULL, genre text NOT NULL, home_country text NOT NULL, fee_per_show numeric(9,2) NOT NULL, manager_name text, manager_phone text);
CREATE TABLE concerts (id serial PRIMARY KEY, band_id int NOT NULL REFERENCES bands(id), venue_id int NOT NULL REFERENCES venues(id), concert_date date NOT NULL, ticket_price numeric(6,2) NOT NULL, status text NOT NULL, announced_on date);
COMMENT ON COLUMN concerts.status IS 'planned, on sale, played, cancelled';
CREATE TABLE fans (id serial PRIMARY KEY, name text NOT NULL, city text, email text, joined_list_on date NOT NULL);
CREATE TABLE ticket_sales (id serial PRIMARY KEY, concert_id int NOT NULL REFERENCES concerts(id), fan_id int NOT NULL REFERENCES fans(id), sold_at timestamp NOT NULL, seats int NOT NULL, total numeric(8,2) NOT NULL, channel text NOT NULL, refunded_at timestamp);
CREATE TABLE expenses (id serial PRIMARY KEY, concert_id int NOT NULL REFERENCES concerts(id), what text NOT NULL, amount numeric(9,2) NOT NULL, paid_on date);
