CREATE TABLE mountains (
  mountain_id integer PRIMARY KEY,
  mountain_name text NOT NULL,
  range_name text NOT NULL,
  country text NOT NULL,
  height_m integer NOT NULL,
  prominence_m integer
);
CREATE TABLE photographers (
  photographer_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  nationality text NOT NULL,
  is_professional boolean NOT NULL
);
CREATE TABLE camera_lenses (
  lens_id integer PRIMARY KEY,
  brand text NOT NULL,
  lens_name text NOT NULL,
  focal_length_mm integer NOT NULL,
  max_aperture numeric(3,1) NOT NULL,
  price_eur numeric(7,2) NOT NULL
);
CREATE TABLE photos (
  photo_id integer PRIMARY KEY,
  photographer_id integer NOT NULL REFERENCES photographers(photographer_id),
  lens_id integer NOT NULL REFERENCES camera_lenses(lens_id),
  mountain_id integer REFERENCES mountains(mountain_id),
  title text NOT NULL,
  colour_mode text NOT NULL CHECK (colour_mode IN ('colour','black and white')),
  taken_on date NOT NULL
);
CREATE TABLE print_sales (
  print_sale_id integer PRIMARY KEY,
  photo_id integer NOT NULL REFERENCES photos(photo_id),
  buyer_city text NOT NULL,
  sold_on date NOT NULL,
  width_cm integer NOT NULL,
  height_cm integer NOT NULL,
  price_eur numeric(7,2) NOT NULL,
  framed boolean NOT NULL
);
