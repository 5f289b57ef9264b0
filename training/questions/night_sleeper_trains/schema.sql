CREATE TABLE station (code text PRIMARY KEY, name text NOT NULL, country text NOT NULL);
CREATE TABLE line (line_no int PRIMARY KEY, nickname text NOT NULL, start_station text NOT NULL REFERENCES station(code), end_station text NOT NULL REFERENCES station(code), km int NOT NULL);
CREATE TABLE carriage (carriage_no int PRIMARY KEY, kind text NOT NULL, beds int NOT NULL, built int NOT NULL, last_overhaul date);
CREATE TABLE night (id int PRIMARY KEY, line_no int NOT NULL REFERENCES line, travel_date date NOT NULL, due_arrival timestamp NOT NULL, real_arrival timestamp, state text NOT NULL);
CREATE TABLE night_carriage (night_id int NOT NULL REFERENCES night(id), carriage_no int NOT NULL REFERENCES carriage, PRIMARY KEY (night_id, carriage_no));
CREATE TABLE passenger (id int PRIMARY KEY, surname text NOT NULL, given_name text NOT NULL, birth_year int, home_country text);
CREATE TABLE berth_booking (id int PRIMARY KEY, night_id int NOT NULL REFERENCES night(id), passenger_id int NOT NULL REFERENCES passenger(id), comfort text NOT NULL, price numeric(8,2) NOT NULL, currency char(3) NOT NULL, booked_on date NOT NULL, refunded boolean NOT NULL);
CREATE TABLE attendant (id int PRIMARY KEY, name text NOT NULL, home_station text NOT NULL REFERENCES station(code));
CREATE TABLE incident (id int PRIMARY KEY, night_id int NOT NULL REFERENCES night(id), attendant_id int REFERENCES attendant(id), kind text NOT NULL, note text, minutes_lost int NOT NULL);
