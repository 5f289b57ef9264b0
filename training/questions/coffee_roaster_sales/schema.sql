CREATE TABLE origins (
  origin_id int PRIMARY KEY,
  country text NOT NULL
);
CREATE TABLE green_lots (
  lot_id int PRIMARY KEY,
  origin_id int NOT NULL REFERENCES origins(origin_id),
  supplier text NOT NULL,
  received_on date NOT NULL,
  kg_received numeric(8,1) NOT NULL,
  kg_left numeric(8,1) NOT NULL,
  price_per_kg numeric(6,2) NOT NULL
);
CREATE TABLE roasts (
  roast_id int PRIMARY KEY,
  lot_id int NOT NULL REFERENCES green_lots(lot_id),
  roasted_at timestamp NOT NULL,
  kg_in numeric(6,1) NOT NULL,
  kg_out numeric(6,1) NOT NULL,
  roast_level text NOT NULL,
  rejected boolean NOT NULL
);
CREATE TABLE blends (
  blend_id int PRIMARY KEY,
  blend_name text NOT NULL,
  bag_grams int NOT NULL,
  list_price numeric(6,2) NOT NULL,
  bags_in_stock int NOT NULL,
  minimum_stock int NOT NULL
);
CREATE TABLE cafes (
  cafe_id int PRIMARY KEY,
  cafe_name text NOT NULL,
  town text NOT NULL,
  sales_rep text,
  customer_since date NOT NULL
);
CREATE TABLE sales (
  sale_id int PRIMARY KEY,
  cafe_id int NOT NULL REFERENCES cafes(cafe_id),
  sold_on date NOT NULL,
  delivered_on date,
  paid_on date
);
CREATE TABLE sale_lines (
  sale_id int NOT NULL REFERENCES sales(sale_id),
  blend_id int NOT NULL REFERENCES blends(blend_id),
  bags int NOT NULL,
  bags_returned int NOT NULL,
  price_per_bag numeric(6,2) NOT NULL,
  PRIMARY KEY (sale_id, blend_id)
);
COMMENT ON COLUMN roasts.kg_in IS 'green coffee into the drum';
COMMENT ON COLUMN roasts.kg_out IS 'roasted coffee out of the drum; the difference is the loss';
COMMENT ON COLUMN roasts.roast_level IS 'light, medium or dark';
