CREATE TABLE households (hh_id int PRIMARY KEY, email text NOT NULL, country text NOT NULL, registered_on date NOT NULL);
CREATE TABLE profiles (profile_id int PRIMARY KEY, hh_id int NOT NULL REFERENCES households, profile_name text NOT NULL, is_kid boolean NOT NULL);
CREATE TABLE tiers (tier text PRIMARY KEY, monthly_fee numeric(5,2) NOT NULL, screens int NOT NULL, with_ads boolean NOT NULL);
CREATE TABLE memberships (membership_id int PRIMARY KEY, hh_id int NOT NULL REFERENCES households, tier text NOT NULL REFERENCES tiers, active_from date NOT NULL, active_to date, quit_reason text);
CREATE TABLE titles (title_id int PRIMARY KEY, title text NOT NULL, kind text NOT NULL, genre text NOT NULL, minutes int NOT NULL, studio text NOT NULL, licence_fee numeric(9,2) NOT NULL, licensed_until date NOT NULL);
COMMENT ON COLUMN titles.kind IS 'film, documentary, short';
CREATE TABLE plays (play_id int PRIMARY KEY, profile_id int NOT NULL REFERENCES profiles, title_id int NOT NULL REFERENCES titles, started_at timestamp NOT NULL, watched_min int NOT NULL, device text NOT NULL);
CREATE TABLE ratings (profile_id int NOT NULL REFERENCES profiles, title_id int NOT NULL REFERENCES titles, stars int NOT NULL, rated_on date NOT NULL, PRIMARY KEY (profile_id, title_id));
