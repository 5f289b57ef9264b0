CREATE TABLE birds (id integer PRIMARY KEY, name text, species text, sex text, hatched text, ring text, weight_target integer, retired integer DEFAULT 0, died text);
CREATE TABLE falconers (id integer PRIMARY KEY, name text, role text, joined text);
CREATE TABLE flights (id integer PRIMARY KEY, bird_id integer, falconer_id integer, day text, minutes integer, site text, result text, weight_before integer);
CREATE TABLE feedings (id integer PRIMARY KEY, bird_id integer, day text, food text, grams integer);
CREATE TABLE vet_visits (id integer PRIMARY KEY, bird_id integer, day text, vet text, reason text, cost real, next_visit text);
CREATE TABLE shows (id integer PRIMARY KEY, title text, day text, place text, visitors integer, fee real, cancelled integer DEFAULT 0);
CREATE TABLE show_birds (show_id integer, bird_id integer);
CREATE TABLE abatement_jobs (id integer PRIMARY KEY, client text, place text, started text, ended text, day_rate real, lead_id integer);
