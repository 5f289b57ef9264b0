CREATE TABLE lounges (id int PRIMARY KEY, name text NOT NULL, airport text NOT NULL, terminal text NOT NULL, capacity int NOT NULL, has_showers boolean NOT NULL, closed_since date);
CREATE TABLE partners (id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, fee_per_entry_cents int NOT NULL);
CREATE TABLE members (id int PRIMARY KEY, title text, first_name text NOT NULL, last_name text NOT NULL, tier text NOT NULL, partner_id int REFERENCES partners(id), joined_on date NOT NULL, expires_on date NOT NULL);
CREATE TABLE entries (id int PRIMARY KEY, lounge_id int NOT NULL REFERENCES lounges(id), member_id int REFERENCES members(id), guests_with int NOT NULL, entered_at timestamptz NOT NULL, left_at timestamptz, walk_in_price_cents int, flight_no text);
CREATE TABLE refusals (id int PRIMARY KEY, lounge_id int NOT NULL REFERENCES lounges(id), member_id int REFERENCES members(id), refused_at timestamptz NOT NULL, reason text NOT NULL);
CREATE TABLE bar_orders (id int PRIMARY KEY, entry_id int NOT NULL REFERENCES entries(id), drink text NOT NULL, quantity int NOT NULL, charged_cents int NOT NULL);
CREATE TABLE cleaning_rounds (id int PRIMARY KEY, lounge_id int NOT NULL REFERENCES lounges(id), done_at timestamptz NOT NULL, cleaner text NOT NULL, area text NOT NULL);
