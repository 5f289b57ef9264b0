CREATE TABLE dim_artist (artist_key int PRIMARY KEY, artist_name text NOT NULL, home_country text);
CREATE TABLE dim_song (song_key int PRIMARY KEY, song_title text NOT NULL, artist_key int NOT NULL REFERENCES dim_artist, decade text NOT NULL, language text NOT NULL, length_seconds int NOT NULL, duet boolean NOT NULL, added_on date NOT NULL);
CREATE TABLE dim_household (household_key int PRIMARY KEY, family_name text NOT NULL, city text NOT NULL, package text NOT NULL, started_on date NOT NULL, ended_on date);
CREATE TABLE dim_device (device_key int PRIMARY KEY, device_name text NOT NULL, maker text NOT NULL, is_mobile boolean NOT NULL);
CREATE TABLE fact_singing (singing_key int PRIMARY KEY, household_key int NOT NULL REFERENCES dim_household, song_key int NOT NULL REFERENCES dim_song, device_key int NOT NULL REFERENCES dim_device, started_at timestamp NOT NULL, score int, skipped boolean NOT NULL);
CREATE TABLE fact_payment (payment_key int PRIMARY KEY, household_key int NOT NULL REFERENCES dim_household, paid_on date NOT NULL, amount_pln numeric(8,2) NOT NULL, amount_eur numeric(8,2) NOT NULL);
CREATE TABLE fact_song_request (request_key int PRIMARY KEY, household_key int NOT NULL REFERENCES dim_household, wanted_title text NOT NULL, wanted_artist text, asked_on date NOT NULL, fulfilled_song_key int REFERENCES dim_song);
