CREATE TABLE room (
  room_id int PRIMARY KEY,
  room_name text NOT NULL,
  theme text NOT NULL,
  min_players int NOT NULL,
  max_players int NOT NULL,
  difficulty int NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE game_master (
  game_master_id int PRIMARY KEY,
  nickname text NOT NULL,
  hourly_pay numeric(5,2) NOT NULL,
  student boolean NOT NULL
);
CREATE TABLE booking (
  booking_id int PRIMARY KEY,
  room_id int NOT NULL REFERENCES room,
  team_name text NOT NULL,
  contact_email text,
  players int NOT NULL,
  booked_at timestamptz NOT NULL,
  plays_at timestamptz NOT NULL,
  price numeric(7,2) NOT NULL,
  voucher_code text,
  company_event boolean NOT NULL,
  cancelled boolean NOT NULL
);
CREATE TABLE game (
  game_id int PRIMARY KEY,
  booking_id int NOT NULL UNIQUE REFERENCES booking,
  game_master_id int NOT NULL REFERENCES game_master,
  escaped boolean NOT NULL,
  minutes_needed int,
  hints_used int NOT NULL
);
COMMENT ON COLUMN game.minutes_needed IS 'empty if the team did not escape';
CREATE TABLE review (
  review_id int PRIMARY KEY,
  game_id int NOT NULL REFERENCES game,
  platform text NOT NULL,
  stars int NOT NULL,
  posted_on date NOT NULL,
  answered boolean NOT NULL
);
CREATE TABLE repair_note (
  note_id int PRIMARY KEY,
  room_id int NOT NULL REFERENCES room,
  reported_on date NOT NULL,
  prop text NOT NULL,
  fixed_on date,
  cost numeric(7,2)
);
CREATE TABLE voucher (
  voucher_code text PRIMARY KEY,
  sold_on date NOT NULL,
  value numeric(6,2) NOT NULL,
  expires_on date NOT NULL
);
