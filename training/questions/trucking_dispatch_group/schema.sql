CREATE TABLE t_driver (drv_id int PRIMARY KEY, first_nm text NOT NULL, last_nm text NOT NULL, licence_class text NOT NULL, tacho_card_expiry date NOT NULL, home_yard text NOT NULL, still_here boolean NOT NULL);
CREATE TABLE t_tractor (unit_no int PRIMARY KEY, plate text NOT NULL, make text NOT NULL, euro_norm int NOT NULL, odo_km int NOT NULL, last_service_km int NOT NULL, leased boolean NOT NULL);
CREATE TABLE t_client (client_id int PRIMARY KEY, client_nm text NOT NULL, country_cd char(2) NOT NULL, pay_days int NOT NULL);
CREATE TABLE t_place (place_id int PRIMARY KEY, town text NOT NULL, country_cd char(2) NOT NULL, ramp_hours text);
CREATE TABLE t_load (
  load_no text PRIMARY KEY,
  client_id int NOT NULL REFERENCES t_client,
  from_place_id int NOT NULL REFERENCES t_place,
  to_place_id int NOT NULL REFERENCES t_place,
  unit_no int REFERENCES t_tractor,
  drv_id int REFERENCES t_driver,
  pallets int NOT NULL,
  weight_kg int NOT NULL,
  needs_cooling boolean NOT NULL,
  pickup_planned timestamptz NOT NULL,
  pickup_real timestamptz,
  drop_planned timestamptz NOT NULL,
  drop_real timestamptz,
  km_loaded int NOT NULL,
  km_empty int NOT NULL,
  freight_eur numeric(8,2) NOT NULL
);
CREATE TABLE t_fuel_stop (stop_id int PRIMARY KEY, unit_no int NOT NULL REFERENCES t_tractor, filled_on date NOT NULL, litres numeric(6,1) NOT NULL, eur numeric(8,2) NOT NULL, country_cd char(2) NOT NULL);
CREATE TABLE t_toll (toll_id int PRIMARY KEY, load_no text NOT NULL REFERENCES t_load, country_cd char(2) NOT NULL, eur numeric(7,2) NOT NULL);
CREATE TABLE t_damage (damage_id int PRIMARY KEY, load_no text NOT NULL REFERENCES t_load, what text NOT NULL, claim_eur numeric(8,2), settled boolean NOT NULL);
