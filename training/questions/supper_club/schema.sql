CREATE TABLE host (id int PRIMARY KEY, name text NOT NULL, district text NOT NULL, cuisine text NOT NULL, vetted_on date);
CREATE TABLE dinner (id int PRIMARY KEY, host_id int NOT NULL REFERENCES host(id), title text NOT NULL, held_at timestamp NOT NULL, seats int NOT NULL, price int NOT NULL, byo_wine boolean NOT NULL, called_off boolean NOT NULL DEFAULT false);
CREATE TABLE diner (id int PRIMARY KEY, first_name text NOT NULL, surname text NOT NULL, diet text, invited_by int REFERENCES diner(id), joined date NOT NULL);
CREATE TABLE seat_request (id int PRIMARY KEY, dinner_id int NOT NULL REFERENCES dinner(id), diner_id int NOT NULL REFERENCES diner(id), seats_wanted int NOT NULL, asked_at timestamp NOT NULL, answer text);
CREATE TABLE course (id int PRIMARY KEY, dinner_id int NOT NULL REFERENCES dinner(id), position int NOT NULL, dish text NOT NULL, vegetarian boolean NOT NULL);
CREATE TABLE rating (id int PRIMARY KEY, dinner_id int NOT NULL REFERENCES dinner(id), diner_id int NOT NULL REFERENCES diner(id), food int NOT NULL, company int NOT NULL, remark text);
CREATE TABLE payout (id int PRIMARY KEY, host_id int NOT NULL REFERENCES host(id), period_month date NOT NULL, amount int NOT NULL, sent_on date);
COMMENT ON COLUMN seat_request.answer IS 'accepted, declined, withdrawn; empty while the host has not answered';
COMMENT ON COLUMN dinner.price IS 'euros per seat';
