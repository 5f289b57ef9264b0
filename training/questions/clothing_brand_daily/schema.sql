CREATE TABLE collections (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  season text NOT NULL,
  launched_on date
);
CREATE TABLE styles (
  id bigint PRIMARY KEY,
  collection_id bigint NOT NULL REFERENCES collections(id),
  name text NOT NULL,
  garment text NOT NULL,
  designer text NOT NULL,
  retail_price numeric(7,2) NOT NULL,
  wholesale_price numeric(7,2) NOT NULL,
  making_cost numeric(7,2) NOT NULL
);
CREATE TABLE variants (
  id bigint PRIMARY KEY,
  style_id bigint NOT NULL REFERENCES styles(id),
  colour text NOT NULL,
  size text NOT NULL,
  stock int NOT NULL
);
CREATE TABLE shoppers (
  id bigint PRIMARY KEY,
  full_name text NOT NULL,
  country text NOT NULL,
  newsletter boolean NOT NULL,
  signed_up_on date NOT NULL
);
CREATE TABLE web_orders (
  id bigint PRIMARY KEY,
  shopper_id bigint NOT NULL REFERENCES shoppers(id),
  placed_at timestamptz NOT NULL,
  shipped_at timestamptz,
  discount_code text,
  shipping_fee numeric(5,2) NOT NULL
);
CREATE TABLE web_order_lines (
  id bigint PRIMARY KEY,
  web_order_id bigint NOT NULL REFERENCES web_orders(id),
  variant_id bigint NOT NULL REFERENCES variants(id),
  quantity int NOT NULL,
  price_paid numeric(7,2) NOT NULL
);
COMMENT ON COLUMN web_order_lines.price_paid IS 'per piece, after discount';
CREATE TABLE returns (
  id bigint PRIMARY KEY,
  web_order_line_id bigint NOT NULL REFERENCES web_order_lines(id),
  returned_on date NOT NULL,
  quantity int NOT NULL,
  reason text
);
CREATE TABLE boutiques (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL
);
CREATE TABLE boutique_orders (
  id bigint PRIMARY KEY,
  boutique_id bigint NOT NULL REFERENCES boutiques(id),
  style_id bigint NOT NULL REFERENCES styles(id),
  ordered_on date NOT NULL,
  deliver_by date NOT NULL,
  delivered_on date,
  pieces int NOT NULL
);
