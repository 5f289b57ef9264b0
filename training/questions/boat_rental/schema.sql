CREATE TYPE hire_state AS ENUM ('quoted','confirmed','out','returned','no_show','cancelled');
CREATE TABLE marinas (id serial PRIMARY KEY, name text NOT NULL, lake text NOT NULL, harbour_master text, berths int);
CREATE TABLE boats (id serial PRIMARY KEY, name text NOT NULL UNIQUE, boat_class text NOT NULL, marina_id int NOT NULL REFERENCES marinas, seats int NOT NULL, engine_hp int, half_day_rate numeric(7,2) NOT NULL, full_day_rate numeric(7,2) NOT NULL, licence_needed boolean NOT NULL, bought_on date, sold_on date);
CREATE TABLE hirers (id serial PRIMARY KEY, given_name text NOT NULL, family_name text NOT NULL, home_country text, mobile text, licence_no text);
CREATE TABLE hires (id serial PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, hirer_id int NOT NULL REFERENCES hirers, state hire_state NOT NULL, starts_at timestamptz NOT NULL, due_back_at timestamptz NOT NULL, back_at timestamptz, party_size int NOT NULL, charge numeric(8,2) NOT NULL, deposit numeric(8,2) NOT NULL, deposit_kept numeric(8,2) NOT NULL DEFAULT 0, booked_via text);
CREATE TABLE extras (id serial PRIMARY KEY, name text NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE hire_extras (hire_id int REFERENCES hires, extra_id int REFERENCES extras, quantity int NOT NULL, PRIMARY KEY (hire_id, extra_id));
CREATE TABLE repairs (id serial PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, hire_id int REFERENCES hires, problem text NOT NULL, reported_on date NOT NULL, fixed_on date, cost numeric(8,2), workshop text);
CREATE TABLE fuel_fills (id serial PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, filled_on date NOT NULL, litres numeric(6,1) NOT NULL, price_per_litre numeric(5,3) NOT NULL);
