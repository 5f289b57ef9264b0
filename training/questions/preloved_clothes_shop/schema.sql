CREATE TABLE seller (seller_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, phone text NOT NULL, share_percent integer NOT NULL, since date NOT NULL);
CREATE TABLE label (label_id integer PRIMARY KEY, name text NOT NULL, is_designer boolean NOT NULL);
CREATE TABLE garment (garment_id integer PRIMARY KEY, seller_id integer NOT NULL REFERENCES seller, label_id integer NOT NULL REFERENCES label, kind text NOT NULL, size text NOT NULL, color text NOT NULL, condition text NOT NULL, asking_price numeric(7,2) NOT NULL, brought_in_on date NOT NULL, status text NOT NULL);
CREATE TABLE shopper (shopper_id integer PRIMARY KEY, full_name text NOT NULL, email text, favourite_size text, birthday date);
CREATE TABLE assistant (assistant_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, weekly_hours integer NOT NULL);
CREATE TABLE sale (sale_id integer PRIMARY KEY, garment_id integer NOT NULL UNIQUE REFERENCES garment, shopper_id integer REFERENCES shopper, assistant_id integer NOT NULL REFERENCES assistant, sold_at timestamp NOT NULL, sold_price numeric(7,2) NOT NULL, paid_with text NOT NULL, brought_back boolean NOT NULL);
CREATE TABLE payout (payout_id integer PRIMARY KEY, seller_id integer NOT NULL REFERENCES seller, paid_out_on date NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE put_aside (put_aside_id integer PRIMARY KEY, garment_id integer NOT NULL REFERENCES garment, shopper_id integer NOT NULL REFERENCES shopper, held_from date NOT NULL, held_until date NOT NULL);
