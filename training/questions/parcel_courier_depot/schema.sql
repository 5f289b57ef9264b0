CREATE TABLE provinces (prov_id integer PRIMARY KEY, prov_name text NOT NULL);
CREATE TABLE depots (depot_id integer PRIMARY KEY, depot_name text NOT NULL, prov_id integer NOT NULL REFERENCES provinces);
CREATE TABLE customers (cust_id integer PRIMARY KEY, cust_name text NOT NULL, is_firm boolean NOT NULL, prov_id integer NOT NULL REFERENCES provinces, since date NOT NULL);
CREATE TABLE drivers (driver_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, depot_id integer NOT NULL REFERENCES depots);
CREATE TABLE service_levels (level_code text PRIMARY KEY, level_name text NOT NULL, price_per_kg numeric(5,2) NOT NULL);
CREATE TABLE extras (extra_code text PRIMARY KEY, extra_name text NOT NULL);
CREATE TABLE parcels (parcel_id integer PRIMARY KEY, sender_id integer NOT NULL REFERENCES customers, receiver_id integer NOT NULL REFERENCES customers, level_code text NOT NULL REFERENCES service_levels, origin_depot integer NOT NULL REFERENCES depots, target_depot integer NOT NULL REFERENCES depots, pickup_driver integer REFERENCES drivers, delivery_driver integer REFERENCES drivers, weight_kg numeric(6,2) NOT NULL, price numeric(8,2) NOT NULL, handed_in timestamp NOT NULL, delivered timestamp);
CREATE TABLE parcel_extras (parcel_id integer REFERENCES parcels, extra_code text REFERENCES extras, PRIMARY KEY (parcel_id, extra_code));
CREATE TABLE failed_attempts (attempt_id integer PRIMARY KEY, parcel_id integer NOT NULL REFERENCES parcels, driver_id integer NOT NULL REFERENCES drivers, tried_at timestamp NOT NULL, reason text NOT NULL);
