CREATE TABLE languages (code char(2) PRIMARY KEY, name text NOT NULL, family text NOT NULL);
CREATE TABLE members (id int PRIMARY KEY, nickname text NOT NULL, country text NOT NULL, native_language char(2) NOT NULL REFERENCES languages(code), birth_year int, signed_up_at timestamptz NOT NULL, last_seen_at timestamptz, deleted_at timestamptz);
CREATE TABLE learning_goals (member_id int REFERENCES members(id), language char(2) REFERENCES languages(code), level text NOT NULL, target_level text NOT NULL, PRIMARY KEY (member_id, language));
CREATE TABLE pairings (id int PRIMARY KEY, member_a int NOT NULL REFERENCES members(id), member_b int NOT NULL REFERENCES members(id), matched_at timestamptz NOT NULL, ended_at timestamptz, end_reason text);
CREATE TABLE calls (id int PRIMARY KEY, pairing_id int NOT NULL REFERENCES pairings(id), started_at timestamptz NOT NULL, minutes int NOT NULL, video boolean NOT NULL, rating_a int, rating_b int);
CREATE TABLE subscriptions (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members(id), plan text NOT NULL, price_per_month numeric(6,2) NOT NULL, started_on date NOT NULL, cancelled_on date);
CREATE TABLE charges (id int PRIMARY KEY, subscription_id int NOT NULL REFERENCES subscriptions(id), charged_on date NOT NULL, amount numeric(6,2) NOT NULL, succeeded boolean NOT NULL, card_brand text NOT NULL);
CREATE TABLE reports (id int PRIMARY KEY, reporter_id int NOT NULL REFERENCES members(id), reported_id int NOT NULL REFERENCES members(id), reason text NOT NULL, created_at timestamptz NOT NULL, resolved_at timestamptz);
