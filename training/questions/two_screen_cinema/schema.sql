CREATE TABLE films (
  film_id int PRIMARY KEY,
  title text NOT NULL,
  director text NOT NULL,
  genre text NOT NULL,
  minutes int NOT NULL,
  release_date date NOT NULL,
  minimum_age int NOT NULL
);
CREATE TABLE screens (
  screen_id int PRIMARY KEY,
  name text NOT NULL,
  seats int NOT NULL
);
CREATE TABLE showings (
  showing_id int PRIMARY KEY,
  film_id int NOT NULL REFERENCES films(film_id),
  screen_id int NOT NULL REFERENCES screens(screen_id),
  starts_at timestamp NOT NULL,
  subtitled boolean NOT NULL
);
CREATE TABLE members (
  member_id int PRIMARY KEY,
  full_name text NOT NULL,
  joined_on date NOT NULL,
  expires_on date NOT NULL
);
CREATE TABLE ticket_sales (
  sale_id int PRIMARY KEY,
  showing_id int NOT NULL REFERENCES showings(showing_id),
  member_id int REFERENCES members(member_id),
  sold_at timestamp NOT NULL,
  ticket_type text NOT NULL,
  tickets int NOT NULL,
  amount numeric(7,2) NOT NULL,
  sold_online boolean NOT NULL
);
CREATE TABLE kiosk_items (
  kiosk_item_id int PRIMARY KEY,
  name text NOT NULL,
  price numeric(5,2) NOT NULL
);
CREATE TABLE kiosk_sales (
  kiosk_sale_id int PRIMARY KEY,
  kiosk_item_id int NOT NULL REFERENCES kiosk_items(kiosk_item_id),
  sold_on date NOT NULL,
  quantity int NOT NULL,
  amount numeric(7,2) NOT NULL
);
