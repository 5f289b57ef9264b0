CREATE TABLE subscription_plans (
  subscription_plan_id integer PRIMARY KEY,
  subscription_plan_name text NOT NULL,
  monthly_price_in_dollars numeric(6,2) NOT NULL,
  number_of_snacks_per_box integer NOT NULL
);
CREATE TABLE subscribers (
  subscriber_id integer PRIMARY KEY,
  subscriber_first_name text NOT NULL,
  subscriber_last_name text NOT NULL,
  subscriber_state_code char(2) NOT NULL,
  signup_channel text NOT NULL,
  date_of_birth date
);
CREATE TABLE subscriptions (
  subscription_id integer PRIMARY KEY,
  subscriber_id integer NOT NULL REFERENCES subscribers(subscriber_id),
  subscription_plan_id integer NOT NULL REFERENCES subscription_plans(subscription_plan_id),
  subscription_start_date date NOT NULL,
  subscription_cancelled_date date,
  cancellation_reason text,
  is_gift_subscription boolean NOT NULL
);
CREATE TABLE snack_producers (snack_producer_id integer PRIMARY KEY, snack_producer_name text NOT NULL, producer_country text NOT NULL);
CREATE TABLE snacks (
  snack_id integer PRIMARY KEY,
  snack_name text NOT NULL,
  snack_category text NOT NULL,
  snack_producer_id integer NOT NULL REFERENCES snack_producers(snack_producer_id),
  unit_cost_in_dollars numeric(6,2) NOT NULL,
  contains_nuts boolean NOT NULL,
  units_in_warehouse integer NOT NULL
);
CREATE TABLE boxes_shipped (
  box_id integer PRIMARY KEY,
  subscription_id integer NOT NULL REFERENCES subscriptions(subscription_id),
  box_month date NOT NULL,
  shipped_date date,
  amount_charged_in_dollars numeric(6,2) NOT NULL,
  payment_outcome text NOT NULL
);
CREATE TABLE box_contents (
  box_id integer NOT NULL REFERENCES boxes_shipped(box_id),
  snack_id integer NOT NULL REFERENCES snacks(snack_id),
  PRIMARY KEY (box_id, snack_id)
);
CREATE TABLE snack_ratings (
  snack_rating_id integer PRIMARY KEY,
  subscriber_id integer NOT NULL REFERENCES subscribers(subscriber_id),
  snack_id integer NOT NULL REFERENCES snacks(snack_id),
  rating_stars integer NOT NULL,
  rating_date date NOT NULL
);
