CREATE TABLE composer (composer_id int PRIMARY KEY, composer_name text NOT NULL, born int, died int);
CREATE TABLE opera (opera_id int PRIMARY KEY, title text NOT NULL, composer_id int REFERENCES composer, language text, acts int, running_minutes int);
CREATE TABLE production (production_id int PRIMARY KEY, opera_id int NOT NULL REFERENCES opera, director text, season text NOT NULL, premiere_date date, budget numeric(12,2), is_revival boolean NOT NULL);
CREATE TABLE performance (performance_id int PRIMARY KEY, production_id int NOT NULL REFERENCES production, starts_at timestamptz NOT NULL, stage text NOT NULL, capacity int NOT NULL, conductor text, cancelled boolean NOT NULL DEFAULT false);
CREATE TABLE artist (artist_id int PRIMARY KEY, stage_name text NOT NULL, voice_type text, nationality text, is_ensemble boolean NOT NULL);
CREATE TABLE engagement (production_id int REFERENCES production, artist_id int REFERENCES artist, role_name text NOT NULL, fee_per_night numeric(9,2), PRIMARY KEY (production_id, artist_id, role_name));
CREATE TABLE patron (patron_id int PRIMARY KEY, title text, full_name text NOT NULL, postcode text, subscriber_since int, circle text);
CREATE TABLE ticket (ticket_id int PRIMARY KEY, performance_id int NOT NULL REFERENCES performance, patron_id int REFERENCES patron, seat_area text NOT NULL, price numeric(7,2) NOT NULL, sold_on date NOT NULL, returned boolean NOT NULL DEFAULT false);
CREATE TABLE donation (donation_id int PRIMARY KEY, patron_id int NOT NULL REFERENCES patron, given_on date NOT NULL, amount numeric(10,2) NOT NULL, purpose text);
