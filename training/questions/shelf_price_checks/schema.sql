CREATE TABLE monitored_articles (
  monitored_article_id int PRIMARY KEY,
  article_name text NOT NULL,
  article_group_name text NOT NULL,
  package_size_text text NOT NULL,
  our_regular_price_cents int NOT NULL,
  our_purchase_cost_cents int NOT NULL,
  is_price_guarantee_article boolean NOT NULL
);
CREATE TABLE rival_chains (
  rival_chain_id int PRIMARY KEY,
  rival_chain_name text NOT NULL,
  rival_chain_type text NOT NULL
);
CREATE TABLE rival_store_locations (
  rival_store_location_id int PRIMARY KEY,
  rival_chain_id int NOT NULL REFERENCES rival_chains(rival_chain_id),
  store_location_town text NOT NULL,
  distance_to_our_nearest_store_km numeric(5,1) NOT NULL
);
CREATE TABLE field_price_collectors (
  field_price_collector_id int PRIMARY KEY,
  collector_full_name text NOT NULL,
  collector_started_on_date date NOT NULL,
  pay_per_check_cents int NOT NULL
);
CREATE TABLE shelf_price_observations (
  shelf_price_observation_id int PRIMARY KEY,
  monitored_article_id int NOT NULL REFERENCES monitored_articles(monitored_article_id),
  rival_store_location_id int NOT NULL REFERENCES rival_store_locations(rival_store_location_id),
  field_price_collector_id int NOT NULL REFERENCES field_price_collectors(field_price_collector_id),
  observation_date date NOT NULL,
  observed_price_cents int,
  was_on_promotion boolean NOT NULL,
  shelf_photo_file_name text
);
CREATE TABLE our_price_changes (
  our_price_change_id int PRIMARY KEY,
  monitored_article_id int NOT NULL REFERENCES monitored_articles(monitored_article_id),
  change_effective_date date NOT NULL,
  old_price_cents int NOT NULL,
  new_price_cents int NOT NULL,
  change_reason_text text,
  approved_by_name text
);
COMMENT ON COLUMN shelf_price_observations.observed_price_cents IS 'Empty when the article was not on the shelf';
