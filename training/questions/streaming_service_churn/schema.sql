CREATE TABLE plans (plan_id int PRIMARY KEY, plan_name text NOT NULL, monthly_price numeric(5,2) NOT NULL, screens int NOT NULL, with_ads boolean NOT NULL);
CREATE TABLE viewers (
  viewer_id int PRIMARY KEY,
  display_name text NOT NULL,
  country text NOT NULL,
  birth_year int,
  joined_on date NOT NULL
);
CREATE TABLE memberships (
  membership_id int PRIMARY KEY,
  viewer_id int NOT NULL REFERENCES viewers,
  plan_id int NOT NULL REFERENCES plans,
  started_on date NOT NULL,
  ended_on date,
  end_kind text
);
COMMENT ON COLUMN memberships.end_kind IS 'cancelled, payment failed or switched plan; null while running';
CREATE TABLE charges (
  charge_id int PRIMARY KEY,
  membership_id int NOT NULL REFERENCES memberships,
  charged_on date NOT NULL,
  amount numeric(6,2) NOT NULL,
  result text NOT NULL
);
COMMENT ON COLUMN charges.result IS 'ok, declined or refunded';
CREATE TABLE titles (
  title_id int PRIMARY KEY,
  title text NOT NULL,
  kind text NOT NULL,
  genre text NOT NULL,
  minutes int NOT NULL,
  licence_cost_year numeric(9,2),
  available_from date NOT NULL,
  available_until date
);
COMMENT ON COLUMN titles.licence_cost_year IS 'null for own productions';
CREATE TABLE plays (
  play_id int PRIMARY KEY,
  viewer_id int NOT NULL REFERENCES viewers,
  title_id int NOT NULL REFERENCES titles,
  started_at timestamp NOT NULL,
  watched_minutes int NOT NULL,
  device text NOT NULL
);
CREATE TABLE title_ratings (
  viewer_id int NOT NULL REFERENCES viewers,
  title_id int NOT NULL REFERENCES titles,
  thumbs_up boolean NOT NULL,
  rated_on date NOT NULL,
  PRIMARY KEY (viewer_id, title_id)
);
