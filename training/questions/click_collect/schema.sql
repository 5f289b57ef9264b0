CREATE TABLE collection_points (
  collection_point_id int PRIMARY KEY,
  collection_point_name text NOT NULL,
  collection_point_city text NOT NULL,
  opening_time time NOT NULL,
  closing_time time NOT NULL,
  is_currently_open_for_orders boolean NOT NULL
);
CREATE TABLE parcel_lockers (
  parcel_locker_id int PRIMARY KEY,
  collection_point_id int NOT NULL REFERENCES collection_points(collection_point_id),
  locker_label text NOT NULL,
  locker_size_class text NOT NULL,
  locker_out_of_service_since date
);
CREATE TABLE online_shoppers (
  online_shopper_id int PRIMARY KEY,
  shopper_given_name text NOT NULL,
  shopper_family_name text NOT NULL,
  shopper_email_address text NOT NULL,
  registration_date date NOT NULL,
  marketing_consent_given boolean NOT NULL
);
CREATE TABLE online_orders (
  online_order_id int PRIMARY KEY,
  online_shopper_id int NOT NULL REFERENCES online_shoppers(online_shopper_id),
  collection_point_id int NOT NULL REFERENCES collection_points(collection_point_id),
  order_placed_at timestamptz NOT NULL,
  ready_for_collection_at timestamptz,
  collected_at timestamptz,
  order_cancelled_at timestamptz,
  parcel_locker_id int REFERENCES parcel_lockers(parcel_locker_id),
  order_total_amount numeric(8,2) NOT NULL
);
CREATE TABLE ordered_articles (
  ordered_article_id int PRIMARY KEY,
  online_order_id int NOT NULL REFERENCES online_orders(online_order_id),
  article_description text NOT NULL,
  article_department text NOT NULL,
  ordered_quantity int NOT NULL,
  substituted_by_description text
);
CREATE TABLE reminder_messages (
  reminder_message_id int PRIMARY KEY,
  online_order_id int NOT NULL REFERENCES online_orders(online_order_id),
  message_channel text NOT NULL,
  message_sent_at timestamptz NOT NULL,
  message_opened boolean
);
