CREATE TABLE regions (
  region_id integer PRIMARY KEY,
  region_name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE cheeses (
  cheese_id integer PRIMARY KEY,
  cheese_name text NOT NULL,
  region_id integer NOT NULL,
  milk text NOT NULL,
  texture text NOT NULL,
  fat_percent numeric(4,1),
  ripening_days integer,
  protected_since date
);
COMMENT ON COLUMN cheeses.ripening_days IS 'empty for fresh cheese';
COMMENT ON COLUMN cheeses.protected_since IS 'date of protected origin; empty if not protected';
CREATE TABLE tastings (
  tasting_id integer PRIMARY KEY,
  cheese_id integer NOT NULL,
  taster text NOT NULL,
  tasted_on date NOT NULL,
  mark integer NOT NULL,
  bought_where text,
  price_per_kg numeric(6,2),
  notes text
);
COMMENT ON COLUMN tastings.mark IS '1 to 10, 10 is best';
