CREATE TABLE painter (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birthplace text NOT NULL,
  birth_date date,
  death_date date,
  movement text
);
CREATE TABLE painting (
  id integer PRIMARY KEY,
  painter_id integer REFERENCES painter(id),
  title text NOT NULL,
  year_painted integer,
  technique text NOT NULL,
  width_cm numeric(5,1) NOT NULL,
  height_cm numeric(5,1) NOT NULL,
  is_stolen boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN painting.painter_id IS 'empty if the painter is unknown';
CREATE TABLE auction_sale (
  id integer PRIMARY KEY,
  painting_id integer NOT NULL REFERENCES painting(id),
  auction_house text NOT NULL,
  sold_on date NOT NULL,
  estimate_eur numeric(12,2) NOT NULL,
  hammer_price_eur numeric(12,2),
  buyer_country text
);
COMMENT ON COLUMN auction_sale.hammer_price_eur IS 'empty if nobody bought it';
