CREATE TABLE venues (id int PRIMARY KEY, city text NOT NULL, street text NOT NULL, opened_on date NOT NULL);
CREATE TABLE rooms (id int PRIMARY KEY, venue_id int NOT NULL REFERENCES venues, title text NOT NULL, theme text NOT NULL, difficulty int NOT NULL CHECK (difficulty BETWEEN 1 AND 5), max_players int NOT NULL, price_per_player numeric(6,2) NOT NULL, retired boolean NOT NULL DEFAULT false);
CREATE TABLE game_masters (id int PRIMARY KEY, name text NOT NULL, venue_id int NOT NULL REFERENCES venues);
CREATE TABLE bookings (id int PRIMARY KEY, room_id int NOT NULL REFERENCES rooms, team_name text NOT NULL, contact_email text NOT NULL, created_at timestamp NOT NULL, slot_at timestamp NOT NULL, players int NOT NULL, occasion text, status text NOT NULL, deposit numeric(7,2) NOT NULL);
COMMENT ON COLUMN bookings.status IS 'confirmed, played, no_show, cancelled';
CREATE TABLE games (id int PRIMARY KEY, booking_id int NOT NULL UNIQUE REFERENCES bookings, game_master_id int NOT NULL REFERENCES game_masters, minutes_taken int, escaped boolean NOT NULL, hints_used int NOT NULL);
CREATE TABLE gift_vouchers (code text PRIMARY KEY, value numeric(7,2) NOT NULL, sold_on date NOT NULL, expires_on date NOT NULL, redeemed_booking_id int REFERENCES bookings);
