CREATE TABLE games (
  id serial PRIMARY KEY,
  title text NOT NULL,
  publisher text,
  min_players int NOT NULL,
  max_players int NOT NULL,
  minutes int NOT NULL,
  complexity numeric(2,1),
  kind text NOT NULL
);
CREATE TABLE copies (
  id serial PRIMARY KEY,
  game_id int NOT NULL REFERENCES games(id),
  shelf text NOT NULL,
  bought_on date NOT NULL,
  price_paid numeric(6,2) NOT NULL,
  missing_parts boolean NOT NULL DEFAULT false,
  retired_on date
);
CREATE TABLE members (
  id serial PRIMARY KEY,
  nickname text NOT NULL,
  full_name text,
  joined_on date NOT NULL,
  plan text NOT NULL,
  cancelled_on date
);
CREATE TABLE tables (
  id serial PRIMARY KEY,
  label text NOT NULL,
  seats int NOT NULL,
  near_window boolean NOT NULL
);
CREATE TABLE table_bookings (
  id serial PRIMARY KEY,
  table_id int NOT NULL REFERENCES tables(id),
  member_id int REFERENCES members(id),
  party_name text NOT NULL,
  party_size int NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  showed_up boolean,
  table_fee numeric(6,2) NOT NULL
);
CREATE TABLE plays (
  id serial PRIMARY KEY,
  booking_id int NOT NULL REFERENCES table_bookings(id),
  copy_id int NOT NULL REFERENCES copies(id),
  rating int,
  taught_by text
);
CREATE TABLE tab_items (
  id serial PRIMARY KEY,
  booking_id int NOT NULL REFERENCES table_bookings(id),
  item text NOT NULL,
  kind text NOT NULL,
  quantity int NOT NULL,
  unit_price numeric(6,2) NOT NULL
);
CREATE TABLE tournaments (
  id serial PRIMARY KEY,
  game_id int NOT NULL REFERENCES games(id),
  held_on date NOT NULL,
  entry_fee numeric(5,2) NOT NULL,
  max_entrants int NOT NULL,
  winner_id int REFERENCES members(id)
);
CREATE TABLE tournament_entries (
  tournament_id int NOT NULL REFERENCES tournaments(id),
  member_id int NOT NULL REFERENCES members(id),
  final_rank int,
  PRIMARY KEY (tournament_id, member_id)
);
