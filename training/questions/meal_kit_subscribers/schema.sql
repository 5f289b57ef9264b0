CREATE TABLE plans (
  plan_id int PRIMARY KEY,
  plan_name text NOT NULL,
  meals_per_week int NOT NULL,
  weekly_price numeric(6,2) NOT NULL
);
CREATE TABLE subscribers (
  subscriber_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  email text NOT NULL,
  signed_up_on date NOT NULL,
  channel text NOT NULL
);
CREATE TABLE subscriptions (
  subscription_id int PRIMARY KEY,
  subscriber_id int NOT NULL REFERENCES subscribers,
  plan_id int NOT NULL REFERENCES plans,
  started_on date NOT NULL,
  paused_on date,
  cancelled_on date,
  cancel_reason text
);
CREATE TABLE recipes (
  recipe_id int PRIMARY KEY,
  recipe_name text NOT NULL,
  diet text NOT NULL,
  cooking_minutes int NOT NULL,
  ingredient_cost numeric(5,2) NOT NULL
);
CREATE TABLE boxes (
  box_id int PRIMARY KEY,
  subscription_id int NOT NULL REFERENCES subscriptions,
  delivery_date date NOT NULL,
  delivered boolean NOT NULL,
  charged numeric(6,2) NOT NULL,
  refunded numeric(6,2) NOT NULL DEFAULT 0
);
CREATE TABLE box_recipes (
  box_id int NOT NULL REFERENCES boxes,
  recipe_id int NOT NULL REFERENCES recipes,
  rating int,
  PRIMARY KEY (box_id, recipe_id)
);
COMMENT ON COLUMN box_recipes.rating IS '1 to 5 stars, empty when not rated';
