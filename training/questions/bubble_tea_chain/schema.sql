CREATE TABLE dim_store (store_key integer PRIMARY KEY, store_name text NOT NULL, district text NOT NULL, store_format text NOT NULL, opened_date date NOT NULL);
CREATE TABLE dim_drink (drink_key integer PRIMARY KEY, drink_name text NOT NULL, tea_base text, seasonal boolean NOT NULL, list_price numeric(5,2) NOT NULL);
CREATE TABLE dim_topping (topping_key integer PRIMARY KEY, topping_name text NOT NULL, extra_price numeric(5,2) NOT NULL);
CREATE TABLE dim_member (member_key integer PRIMARY KEY, nickname text NOT NULL, tier text NOT NULL, birth_year integer, joined_date date NOT NULL);
CREATE TABLE dim_promo (promo_key integer PRIMARY KEY, promo_name text NOT NULL, start_date date NOT NULL, end_date date NOT NULL);
CREATE TABLE fact_cup (
  cup_key integer PRIMARY KEY,
  ticket_no integer NOT NULL,
  store_key integer NOT NULL REFERENCES dim_store(store_key),
  drink_key integer NOT NULL REFERENCES dim_drink(drink_key),
  topping_key integer REFERENCES dim_topping(topping_key),
  member_key integer REFERENCES dim_member(member_key),
  promo_key integer REFERENCES dim_promo(promo_key),
  sold_at timestamp NOT NULL,
  sugar_level text NOT NULL,
  cup_size text NOT NULL,
  paid_amount numeric(6,2) NOT NULL
);
COMMENT ON TABLE fact_cup IS 'One row per cup sold; cups bought together share a ticket_no';
CREATE TABLE fact_delivery_in (delivery_key integer PRIMARY KEY, store_key integer NOT NULL REFERENCES dim_store(store_key), ingredient text NOT NULL, delivered_date date NOT NULL, kilos numeric(7,1) NOT NULL, cost_amount numeric(8,2) NOT NULL);
COMMENT ON TABLE fact_delivery_in IS 'Ingredients delivered to stores';
