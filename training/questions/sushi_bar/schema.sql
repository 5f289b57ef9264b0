CREATE TABLE chefs (id serial PRIMARY KEY, name text NOT NULL, station text, started_on date NOT NULL, hourly_wage numeric(6,2));
CREATE TABLE dishes (id serial PRIMARY KEY, name text NOT NULL, kind text NOT NULL, price numeric(6,2) NOT NULL, pieces int, vegan boolean NOT NULL DEFAULT false, raw_fish boolean NOT NULL DEFAULT false, off_menu_since date);
CREATE TABLE seats (id serial PRIMARY KEY, label text NOT NULL, area text NOT NULL, covers int NOT NULL);
CREATE TABLE tabs (id serial PRIMARY KEY, seat_id int REFERENCES seats, opened_at timestamptz NOT NULL, closed_at timestamptz, guests int NOT NULL, payment text, tip numeric(6,2), takeaway boolean NOT NULL DEFAULT false);
CREATE TABLE tab_lines (id serial PRIMARY KEY, tab_id int NOT NULL REFERENCES tabs, dish_id int NOT NULL REFERENCES dishes, chef_id int REFERENCES chefs, quantity int NOT NULL, price numeric(6,2) NOT NULL, sent_back boolean NOT NULL DEFAULT false);
CREATE TABLE fishmongers (id serial PRIMARY KEY, name text NOT NULL, harbour text, phone text);
CREATE TABLE fish_deliveries (id serial PRIMARY KEY, fishmonger_id int NOT NULL REFERENCES fishmongers, species text NOT NULL, kilos numeric(6,2) NOT NULL, price_per_kilo numeric(6,2) NOT NULL, delivered_on date NOT NULL, rejected boolean NOT NULL DEFAULT false);
