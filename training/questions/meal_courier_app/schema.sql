CREATE TABLE city (city_id integer PRIMARY KEY, city_name text NOT NULL, launched_on date NOT NULL);
CREATE TABLE kitchen (
  kitchen_id integer PRIMARY KEY,
  kitchen_name text NOT NULL,
  city_id integer NOT NULL REFERENCES city,
  cuisine text NOT NULL,
  commission_pct numeric(4,1) NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE eater (eater_id integer PRIMARY KEY, eater_name text NOT NULL, home_city integer NOT NULL REFERENCES city(city_id), installed_on date NOT NULL, plus_since date);
COMMENT ON COLUMN eater.plus_since IS 'member of the paid Plus programme since';
CREATE TABLE rider (rider_id integer PRIMARY KEY, rider_name text NOT NULL, city_id integer NOT NULL REFERENCES city, vehicle text NOT NULL, active boolean NOT NULL);
CREATE TABLE meal_order (
  order_id integer PRIMARY KEY,
  eater_id integer NOT NULL REFERENCES eater,
  kitchen_id integer NOT NULL REFERENCES kitchen,
  rider_id integer REFERENCES rider,
  ordered_at timestamptz NOT NULL,
  promised_at timestamptz NOT NULL,
  accepted_at timestamptz,
  picked_up_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text,
  food_total numeric(7,2) NOT NULL,
  voucher numeric(6,2) NOT NULL DEFAULT 0,
  delivery_fee numeric(5,2) NOT NULL,
  tip numeric(5,2) NOT NULL DEFAULT 0,
  distance_km numeric(4,1) NOT NULL
);
COMMENT ON COLUMN meal_order.food_total IS 'all dishes of the order at menu price, before voucher';
COMMENT ON COLUMN meal_order.cancelled_by IS 'eater, kitchen or system';
CREATE TABLE review (
  order_id integer PRIMARY KEY REFERENCES meal_order,
  food_stars integer NOT NULL,
  rider_stars integer,
  written_at timestamptz NOT NULL
);
