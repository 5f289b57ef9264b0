CREATE TABLE seat_block (block_code text PRIMARY KEY, stand text NOT NULL, seats int NOT NULL, covered boolean NOT NULL);
CREATE TABLE match (match_id int PRIMARY KEY, opponent text NOT NULL, competition text NOT NULL, kick_off timestamp NOT NULL, category char(1) NOT NULL, goals_for int, goals_against int);
CREATE TABLE supporter (supporter_no int PRIMARY KEY, supporter_name text NOT NULL, birth_year int, fan_club text, banned_until date);
CREATE TABLE season_card (card_no int PRIMARY KEY, supporter_no int NOT NULL REFERENCES supporter, block_code text NOT NULL REFERENCES seat_block, season text NOT NULL, price numeric(7,2) NOT NULL, paid_in_full boolean NOT NULL);
CREATE TABLE day_ticket (ticket_no int PRIMARY KEY, match_id int NOT NULL REFERENCES match, block_code text NOT NULL REFERENCES seat_block, supporter_no int REFERENCES supporter, bought_at timestamp NOT NULL, price numeric(6,2) NOT NULL, concession boolean NOT NULL, entered boolean);
CREATE TABLE kiosk_sale (match_id int NOT NULL REFERENCES match, kiosk text NOT NULL, takings numeric(8,2) NOT NULL, PRIMARY KEY (match_id, kiosk));
COMMENT ON COLUMN match.category IS 'A, B or C: price category';
COMMENT ON COLUMN day_ticket.entered IS 'null before the match';
COMMENT ON COLUMN match.goals_for IS 'our goals; null before the match';
