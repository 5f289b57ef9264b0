CREATE TABLE court (court_no int PRIMARY KEY, surface text NOT NULL, indoor boolean NOT NULL, peak_price numeric(5,2) NOT NULL, off_price numeric(5,2) NOT NULL);
CREATE TABLE player (player_id int PRIMARY KEY, nickname text NOT NULL, gender char(1) NOT NULL, level numeric(3,1) NOT NULL, joined date NOT NULL, membership text, left_on date);
CREATE TABLE court_booking (booking_id int PRIMARY KEY, court_no int NOT NULL REFERENCES court, booked_by int NOT NULL REFERENCES player, made_at timestamp NOT NULL, play_at timestamp NOT NULL, minutes int NOT NULL, peak boolean NOT NULL, paid numeric(6,2) NOT NULL, status text NOT NULL);
CREATE TABLE match (match_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES court_booking, a1 int NOT NULL REFERENCES player, a2 int NOT NULL REFERENCES player, b1 int NOT NULL REFERENCES player, b2 int NOT NULL REFERENCES player, games_a int NOT NULL, games_b int NOT NULL, ranked boolean NOT NULL);
CREATE TABLE coach (coach_id int PRIMARY KEY, coach_name text NOT NULL, fee numeric(5,2) NOT NULL);
CREATE TABLE clinic (clinic_id int PRIMARY KEY, coach_id int NOT NULL REFERENCES coach, held_on date NOT NULL, topic text NOT NULL, places int NOT NULL);
CREATE TABLE clinic_signup (clinic_id int NOT NULL REFERENCES clinic, player_id int NOT NULL REFERENCES player, came boolean, PRIMARY KEY (clinic_id, player_id));
COMMENT ON COLUMN court_booking.status IS 'played, cancelled, no_show, upcoming';
COMMENT ON COLUMN player.membership IS 'gold, silver, or null for pay-as-you-go';
