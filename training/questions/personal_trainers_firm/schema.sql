CREATE TABLE trainers (trainer_id int PRIMARY KEY, name text NOT NULL, speciality text NOT NULL, session_rate numeric(6,2) NOT NULL, joined_on date NOT NULL, left_on date);
CREATE TABLE clients (client_id int PRIMARY KEY, name text NOT NULL, birth_date date NOT NULL, goal text NOT NULL, mobile text NOT NULL);
CREATE TABLE packages (package_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, sessions_bought int NOT NULL, price numeric(8,2) NOT NULL, bought_on date NOT NULL, valid_until date NOT NULL);
CREATE TABLE sessions (session_id int PRIMARY KEY, package_id int NOT NULL REFERENCES packages, trainer_id int NOT NULL REFERENCES trainers, starts_at timestamp NOT NULL, place text NOT NULL, outcome text);
COMMENT ON COLUMN sessions.outcome IS 'trained, late_cancel, no_show; empty if still ahead';
CREATE TABLE measurements (measurement_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, taken_on date NOT NULL, weight_kg numeric(5,1) NOT NULL, body_fat_pct numeric(4,1));
