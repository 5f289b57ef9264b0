CREATE TABLE cleaners (cleaner_id int PRIMARY KEY, cleaner_name text NOT NULL, day_pay numeric(6,2) NOT NULL, rope_access boolean NOT NULL, finished_on date);
CREATE TABLE rounds (round_id int PRIMARY KEY, round_name text NOT NULL, weekday text NOT NULL, cleaner_id int);
CREATE TABLE premises (premises_id int PRIMARY KEY, round_id int NOT NULL, occupier text NOT NULL, street text NOT NULL, postcode text NOT NULL, sort text NOT NULL, window_count int NOT NULL, price numeric(6,2) NOT NULL, every_weeks int NOT NULL, gate_locked boolean NOT NULL, dropped_on date);
CREATE TABLE cleans (clean_id int PRIMARY KEY, premises_id int NOT NULL, cleaner_id int NOT NULL, cleaned_on date NOT NULL, extras text, charged numeric(6,2) NOT NULL);
CREATE TABLE payments (payment_id int PRIMARY KEY, premises_id int NOT NULL, paid_on date NOT NULL, amount numeric(7,2) NOT NULL, way text NOT NULL);
CREATE TABLE skipped_visits (skip_id int PRIMARY KEY, premises_id int NOT NULL, planned_on date NOT NULL, why text NOT NULL);
CREATE TABLE equipment (equipment_id int PRIMARY KEY, label text NOT NULL, held_by int, bought_on date NOT NULL, price numeric(7,2) NOT NULL, broken boolean NOT NULL);
