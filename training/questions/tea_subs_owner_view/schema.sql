CREATE TABLE box_plans (
  plan_id int PRIMARY KEY,
  plan_name text NOT NULL,
  price_per_box numeric(6,2) NOT NULL,
  every_weeks int NOT NULL
);
CREATE TABLE subscribers (
  subscriber_id int PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  country text NOT NULL,
  came_from text
);
CREATE TABLE subscriptions (
  subscription_id int PRIMARY KEY,
  subscriber_id int NOT NULL REFERENCES subscribers,
  plan_id int NOT NULL REFERENCES box_plans,
  started_on date NOT NULL,
  paused_since date,
  ended_on date,
  end_reason text,
  is_gift boolean NOT NULL
);
CREATE TABLE boxes (
  box_id int PRIMARY KEY,
  subscription_id int NOT NULL REFERENCES subscriptions,
  planned_for date NOT NULL,
  sent_on date,
  arrived_on date,
  price numeric(6,2) NOT NULL
);
CREATE TABLE teas (
  tea_id int PRIMARY KEY,
  tea_name text NOT NULL,
  kind text NOT NULL,
  grams_in_stock int NOT NULL,
  cost_per_100g numeric(6,2) NOT NULL
);
CREATE TABLE box_teas (
  box_id int NOT NULL REFERENCES boxes,
  tea_id int NOT NULL REFERENCES teas,
  grams int NOT NULL,
  PRIMARY KEY (box_id, tea_id)
);
CREATE TABLE charges (
  charge_id int PRIMARY KEY,
  box_id int NOT NULL REFERENCES boxes,
  tried_on date NOT NULL,
  amount numeric(6,2) NOT NULL,
  outcome text NOT NULL
);
COMMENT ON COLUMN charges.outcome IS 'ok, declined, refunded';
CREATE TABLE tea_ratings (
  subscriber_id int NOT NULL REFERENCES subscribers,
  tea_id int NOT NULL REFERENCES teas,
  rated_on date NOT NULL,
  stars int NOT NULL,
  PRIMARY KEY (subscriber_id, tea_id)
);
