CREATE TABLE stations (id integer PRIMARY KEY, name text NOT NULL, address text NOT NULL);
CREATE TABLE bike_types (id integer PRIMARY KEY, name text NOT NULL, price_per_day numeric(6,2) NOT NULL, deposit numeric(6,2) NOT NULL);
CREATE TABLE bikes (id integer PRIMARY KEY, label text NOT NULL, type_id integer NOT NULL REFERENCES bike_types, station_id integer NOT NULL REFERENCES stations, frame_size text NOT NULL, purchased_on date NOT NULL, condition text NOT NULL);
CREATE TABLE guests (id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, nationality text NOT NULL, phone text, hotel text);
CREATE TABLE rentals (id integer PRIMARY KEY, bike_id integer NOT NULL REFERENCES bikes, guest_id integer NOT NULL REFERENCES guests, picked_up_at timestamp NOT NULL, due_back_at timestamp NOT NULL, returned_at timestamp, rental_price numeric(7,2) NOT NULL, deposit_refunded boolean NOT NULL);
CREATE TABLE reservations (id integer PRIMARY KEY, guest_id integer NOT NULL REFERENCES guests, type_id integer NOT NULL REFERENCES bike_types, for_date date NOT NULL, bikes_wanted integer NOT NULL, state text NOT NULL);
CREATE TABLE repairs (id integer PRIMARY KEY, bike_id integer NOT NULL REFERENCES bikes, reported_on date NOT NULL, problem text NOT NULL, cost numeric(7,2), finished_on date);
