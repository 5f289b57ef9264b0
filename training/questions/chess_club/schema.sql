CREATE TABLE members (
  id integer PRIMARY KEY,
  name text,
  birth_year integer,
  rating integer,
  title text,
  joined text,
  resigned text,
  junior integer DEFAULT 0
);
CREATE TABLE tournaments (
  id integer PRIMARY KEY,
  name text,
  venue text,
  starts text,
  ends text,
  entry_fee real,
  prize_fund real,
  time_control text
);
CREATE TABLE entries (
  id integer PRIMARY KEY,
  tournament_id integer,
  member_id integer,
  paid integer,
  final_rank integer
);
CREATE TABLE games (
  id integer PRIMARY KEY,
  tournament_id integer,
  white_id integer,
  black_id integer,
  round integer,
  played_on text,
  result text,
  moves integer,
  opening text
);
CREATE TABLE fees (
  id integer PRIMARY KEY,
  member_id integer,
  year integer,
  amount real,
  paid_on text
);
CREATE TABLE equipment (
  id integer PRIMARY KEY,
  item text,
  quantity integer,
  bought_on text,
  cost real,
  lent_to integer
);
