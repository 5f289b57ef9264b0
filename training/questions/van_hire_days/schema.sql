CREATE TABLE depots (depot_id int PRIMARY KEY, depot text NOT NULL, region text NOT NULL);
CREATE TABLE van_classes (class_code char(1) PRIMARY KEY, class_name text NOT NULL, day_price numeric(6,2) NOT NULL, free_km_day int NOT NULL, extra_km_price numeric(4,2) NOT NULL);
CREATE TABLE vans (plate text PRIMARY KEY, class_code char(1) NOT NULL REFERENCES van_classes, home_depot int NOT NULL REFERENCES depots, first_used date NOT NULL, sold_on date);
CREATE TABLE drivers (driver_id int PRIMARY KEY, driver text NOT NULL, city text NOT NULL, is_business boolean NOT NULL);
CREATE TABLE rentals (
  rental_id int PRIMARY KEY, plate text NOT NULL REFERENCES vans, driver_id int NOT NULL REFERENCES drivers, out_depot int NOT NULL REFERENCES depots, in_depot int REFERENCES depots,
  booked_on date NOT NULL, out_on date NOT NULL, back_on date, days int NOT NULL, agreed_day_price numeric(6,2) NOT NULL, km_driven int, extra_km int NOT NULL DEFAULT 0, extra_km_price numeric(4,2) NOT NULL, deposit numeric(7,2) NOT NULL, damage_charge numeric(7,2) NOT NULL DEFAULT 0
);
COMMENT ON COLUMN rentals.extra_km IS 'kilometres beyond the free ones, charged at extra_km_price';
CREATE TABLE services (service_id int PRIMARY KEY, plate text NOT NULL REFERENCES vans, done_on date NOT NULL, kind text NOT NULL, cost numeric(8,2) NOT NULL);
