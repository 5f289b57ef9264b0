CREATE TABLE venue (
  venue_id int PRIMARY KEY,
  city text NOT NULL,
  street text NOT NULL,
  opened_on date NOT NULL,
  rent_per_month numeric(8,2) NOT NULL
);
CREATE TABLE game_room (
  game_room_id int PRIMARY KEY,
  venue_id int NOT NULL REFERENCES venue(venue_id),
  room_title text NOT NULL,
  theme text NOT NULL,
  difficulty int NOT NULL,
  min_players int NOT NULL,
  max_players int NOT NULL,
  minutes_allowed int NOT NULL,
  base_price numeric(6,2) NOT NULL,
  retired_on date
);
CREATE TABLE game_master (
  game_master_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  venue_id int NOT NULL REFERENCES venue(venue_id),
  hired_on date NOT NULL,
  hourly_pay numeric(5,2) NOT NULL
);
CREATE TABLE team_booking (
  booking_id int PRIMARY KEY,
  game_room_id int NOT NULL REFERENCES game_room(game_room_id),
  game_master_id int REFERENCES game_master(game_master_id),
  team_name text,
  contact_email text NOT NULL,
  booked_on date NOT NULL,
  plays_at timestamp NOT NULL,
  players int NOT NULL,
  price numeric(7,2) NOT NULL,
  voucher_code text,
  came boolean,
  occasion text
);
CREATE TABLE play_result (
  booking_id int PRIMARY KEY REFERENCES team_booking(booking_id),
  escaped boolean NOT NULL,
  minutes_used int NOT NULL,
  hints_used int NOT NULL
);
CREATE TABLE review (
  review_id int PRIMARY KEY,
  booking_id int NOT NULL REFERENCES team_booking(booking_id),
  stars int NOT NULL,
  site text NOT NULL,
  comment text
);
CREATE TABLE prop_repair (
  repair_id int PRIMARY KEY,
  game_room_id int NOT NULL REFERENCES game_room(game_room_id),
  prop text NOT NULL,
  broken_on date NOT NULL,
  repaired_on date,
  cost numeric(7,2)
);
CREATE TABLE voucher (
  voucher_code text PRIMARY KEY,
  value numeric(6,2) NOT NULL,
  sold_on date NOT NULL,
  expires_on date NOT NULL
);
