CREATE TABLE cinemas (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL);
CREATE TABLE screens (id int PRIMARY KEY, cinema_id int NOT NULL REFERENCES cinemas(id), label text NOT NULL, seats int NOT NULL);
CREATE TABLE films (id int PRIMARY KEY, title text NOT NULL, distributor text NOT NULL, runtime_min int NOT NULL, released date NOT NULL, rental_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN films.rental_pct IS 'share of ticket money that goes to the distributor';
CREATE TABLE showings (id int PRIMARY KEY, screen_id int NOT NULL REFERENCES screens(id), film_id int NOT NULL REFERENCES films(id), starts_at timestamp NOT NULL, is_3d boolean NOT NULL DEFAULT false);
CREATE TABLE ticket_sales (showing_id int NOT NULL REFERENCES showings(id), ticket_type text NOT NULL, tickets int NOT NULL, price numeric(5,2) NOT NULL, PRIMARY KEY (showing_id, ticket_type));
CREATE TABLE snack_sales (showing_id int NOT NULL REFERENCES showings(id), item text NOT NULL, pieces int NOT NULL, revenue numeric(7,2) NOT NULL, PRIMARY KEY (showing_id, item));
