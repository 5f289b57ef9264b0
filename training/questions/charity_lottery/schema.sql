CREATE TABLE cause (id int PRIMARY KEY, title text NOT NULL, share_pct numeric(5,2) NOT NULL);
CREATE TABLE player (id int PRIMARY KEY, player_name text NOT NULL, town text NOT NULL, signed_up date NOT NULL, cancelled date, cause_id int NOT NULL REFERENCES cause(id), canvasser text, direct_debit boolean NOT NULL, lines_per_week int NOT NULL);
CREATE TABLE draw (id int PRIMARY KEY, draw_date date NOT NULL, jackpot_cents bigint NOT NULL, rolled_over boolean NOT NULL);
CREATE TABLE entry (id int PRIMARY KEY, draw_id int NOT NULL REFERENCES draw(id), player_id int NOT NULL REFERENCES player(id), lines int NOT NULL, stake_cents int NOT NULL);
CREATE TABLE prize (id int PRIMARY KEY, entry_id int NOT NULL REFERENCES entry(id), tier text NOT NULL, amount_cents int NOT NULL, notified_on date, claimed_on date, claim_by date NOT NULL);
CREATE TABLE debit_failure (id int PRIMARY KEY, player_id int NOT NULL REFERENCES player(id), failed_on date NOT NULL, reason text NOT NULL, settled_on date);
