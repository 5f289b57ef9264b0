CREATE TABLE tuner (id int PRIMARY KEY, name text NOT NULL, region text NOT NULL, started_on date NOT NULL);
CREATE TABLE customer (id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, customer_type text NOT NULL, email text);
CREATE TABLE piano (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, brand text NOT NULL, piano_type text NOT NULL, serial_no text, built_year int);
CREATE TABLE visit (id int PRIMARY KEY, piano_id int NOT NULL REFERENCES piano, tuner_id int NOT NULL REFERENCES tuner, scheduled_at timestamp NOT NULL, status text NOT NULL CHECK (status IN ('planned','done','cancelled','missed')), fee numeric(8,2) NOT NULL, pitch_before int);
COMMENT ON COLUMN visit.pitch_before IS 'pitch found, in cents from A440';
CREATE TABLE repair (id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visit, part text NOT NULL, price numeric(8,2) NOT NULL);
CREATE TABLE invoice (id int PRIMARY KEY, visit_id int NOT NULL UNIQUE REFERENCES visit, issued_on date NOT NULL, due_on date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
