CREATE TABLE conv_year (yr int PRIMARY KEY, city text NOT NULL, first_day date NOT NULL, last_day date NOT NULL);
CREATE TABLE person (pid int PRIMARY KEY, handle text NOT NULL, country text NOT NULL, invited_by int REFERENCES person);
CREATE TABLE ticket (tid int PRIMARY KEY, pid int NOT NULL REFERENCES person, yr int NOT NULL REFERENCES conv_year, kind text NOT NULL, price numeric(6,2) NOT NULL, bought_at timestamp NOT NULL, checked_in_at timestamp);
CREATE TABLE workshop (wid int PRIMARY KEY, yr int NOT NULL REFERENCES conv_year, title text NOT NULL, prop text NOT NULL, teacher_pid int NOT NULL REFERENCES person, starts_at timestamp NOT NULL, places int NOT NULL);
CREATE TABLE signup (wid int NOT NULL REFERENCES workshop, pid int NOT NULL REFERENCES person, showed_up boolean NOT NULL, PRIMARY KEY (wid, pid));
CREATE TABLE record_try (rid int PRIMARY KEY, pid int NOT NULL REFERENCES person, yr int NOT NULL REFERENCES conv_year, prop text NOT NULL, objects int NOT NULL, catches int NOT NULL);
COMMENT ON COLUMN workshop.prop IS 'balls, clubs, rings, diabolo';
COMMENT ON COLUMN ticket.kind IS 'full, day, child';
