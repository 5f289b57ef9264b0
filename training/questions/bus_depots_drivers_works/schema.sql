CREATE TABLE depot (depot_id integer PRIMARY KEY, depot_name text NOT NULL, district text NOT NULL, capacity integer NOT NULL, opened integer);
CREATE TABLE driver (driver_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, birth_year integer NOT NULL, depot_id integer NOT NULL, licence_since integer NOT NULL, night_shift boolean NOT NULL);
CREATE TABLE bus (bus_no integer PRIMARY KEY, model text NOT NULL, fuel text NOT NULL, seats integer NOT NULL, built integer NOT NULL, depot_id integer NOT NULL);
CREATE TABLE line (line_no text PRIMARY KEY, start_stop text NOT NULL, end_stop text NOT NULL, stops integer NOT NULL, minutes integer NOT NULL);
CREATE TABLE duty (duty_id integer PRIMARY KEY, driver_id integer NOT NULL, bus_no integer NOT NULL, line_no text NOT NULL, duty_date date NOT NULL, delay_minutes integer NOT NULL);
