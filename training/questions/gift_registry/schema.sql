CREATE TABLE registries (
  registry_id int PRIMARY KEY,
  registry_title text NOT NULL,
  registry_occasion_type text NOT NULL,
  registry_event_date date NOT NULL,
  registry_created_on_date date NOT NULL,
  registry_closed_on_date date,
  registry_is_private boolean NOT NULL
);
CREATE TABLE registry_hosts (
  registry_host_id int PRIMARY KEY,
  registry_id int NOT NULL REFERENCES registries(registry_id),
  host_first_name text NOT NULL,
  host_last_name text NOT NULL,
  host_city text
);
CREATE TABLE gift_products (
  gift_product_id int PRIMARY KEY,
  gift_product_name text NOT NULL,
  gift_product_brand text NOT NULL,
  gift_product_department text NOT NULL,
  gift_product_price_dollars numeric(8,2) NOT NULL,
  gift_product_discontinued_date date
);
CREATE TABLE registry_wishes (
  registry_wish_id int PRIMARY KEY,
  registry_id int NOT NULL REFERENCES registries(registry_id),
  gift_product_id int NOT NULL REFERENCES gift_products(gift_product_id),
  quantity_wished int NOT NULL,
  wish_priority text NOT NULL
);
CREATE TABLE gift_givers (
  gift_giver_id int PRIMARY KEY,
  giver_full_name text NOT NULL,
  giver_email_address text
);
CREATE TABLE gift_purchases (
  gift_purchase_id int PRIMARY KEY,
  registry_wish_id int NOT NULL REFERENCES registry_wishes(registry_wish_id),
  gift_giver_id int REFERENCES gift_givers(gift_giver_id),
  purchased_at_time timestamptz NOT NULL,
  quantity_purchased int NOT NULL,
  amount_paid_dollars numeric(8,2) NOT NULL,
  gift_wrap_requested boolean NOT NULL,
  thank_you_sent_date date
);
