CREATE TABLE restaurants (id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, seats int NOT NULL, opened_on date NOT NULL);
CREATE TABLE waiters (id int PRIMARY KEY, name text NOT NULL, restaurant_id int NOT NULL REFERENCES restaurants(id), hourly_wage numeric(5,2) NOT NULL);
CREATE TABLE dishes (id int PRIMARY KEY, name text NOT NULL, course text NOT NULL, price numeric(6,2) NOT NULL, food_cost numeric(6,2) NOT NULL, vegetarian boolean NOT NULL);
CREATE TABLE checks (id int PRIMARY KEY, restaurant_id int NOT NULL REFERENCES restaurants(id), waiter_id int REFERENCES waiters(id), guests int NOT NULL, opened_at timestamp NOT NULL, paid_at timestamp, tip numeric(6,2) NOT NULL DEFAULT 0, discount numeric(6,2) NOT NULL DEFAULT 0, channel text NOT NULL, voided boolean NOT NULL DEFAULT false);
CREATE TABLE check_items (check_id int NOT NULL REFERENCES checks(id), line_no int NOT NULL, dish_id int NOT NULL REFERENCES dishes(id), qty int NOT NULL, unit_price numeric(6,2) NOT NULL, sent_back boolean NOT NULL DEFAULT false, PRIMARY KEY (check_id, line_no));
CREATE TABLE shifts (id int PRIMARY KEY, waiter_id int NOT NULL REFERENCES waiters(id), started_at timestamp NOT NULL, ended_at timestamp);
CREATE TABLE reservations (id int PRIMARY KEY, restaurant_id int NOT NULL REFERENCES restaurants(id), party_size int NOT NULL, booked_at timestamp NOT NULL, reserved_for timestamp NOT NULL, outcome text NOT NULL);
COMMENT ON COLUMN reservations.outcome IS 'seated, no_show, cancelled, pending';
