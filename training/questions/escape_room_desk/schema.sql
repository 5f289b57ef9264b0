CREATE TABLE rooms (
  room_id int PRIMARY KEY,
  room_name text NOT NULL,
  difficulty int NOT NULL, -- 1 easy to 5 hard
  min_players int NOT NULL,
  max_players int NOT NULL,
  opened_on date NOT NULL,
  retired_on date
);
CREATE TABLE game_masters (
  gm_id int PRIMARY KEY,
  gm_name text NOT NULL,
  hired date NOT NULL,
  trial_ends date
);
CREATE TABLE teams (
  team_id int PRIMARY KEY,
  team_name text NOT NULL,
  contact text NOT NULL,
  segment text NOT NULL, -- B2B company, B2C private, EDU school
  newsletter char(1) NOT NULL -- Y, N
);
CREATE TABLE games (
  game_id int PRIMARY KEY,
  room_id int NOT NULL REFERENCES rooms,
  team_id int NOT NULL REFERENCES teams,
  gm_id int REFERENCES game_masters,
  booked_on date NOT NULL,
  plays_at timestamp NOT NULL,
  paid_on date,
  status text NOT NULL, -- PLY played, BKD booked, NSH no show, CXL cancelled
  players int NOT NULL,
  price numeric(7,2) NOT NULL, -- for the team
  voucher numeric(7,2) NOT NULL, -- part paid with a voucher
  escaped boolean,
  secs_left int, -- on the clock when they got out
  hints int
);
CREATE TABLE vouchers (
  code text PRIMARY KEY,
  sold_on date NOT NULL,
  expires date NOT NULL,
  redeemed_on date,
  value numeric(6,2) NOT NULL,
  sold_for numeric(6,2) NOT NULL,
  game_id int REFERENCES games
);
CREATE TABLE defects (
  def_id int PRIMARY KEY,
  room_id int NOT NULL REFERENCES rooms,
  found_by int NOT NULL REFERENCES game_masters,
  repaired_by int REFERENCES game_masters,
  found_on date NOT NULL,
  repaired_on date,
  parts_cost numeric(6,2) NOT NULL,
  severity char(1) NOT NULL -- L low, M medium, H high
);
