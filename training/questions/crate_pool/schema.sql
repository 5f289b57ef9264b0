CREATE TABLE crate_type (crate_code text PRIMARY KEY, description text NOT NULL, litres int NOT NULL, foldable boolean NOT NULL, deposit_cents int NOT NULL, rent_cents_per_day numeric(5,2) NOT NULL);
CREATE TABLE wash_plant (plant_code text PRIMARY KEY, town text NOT NULL, crates_per_hour int NOT NULL);
CREATE TABLE pool_user (user_no int PRIMARY KEY, trading_name text NOT NULL, kind text NOT NULL, town text NOT NULL, joined_on date NOT NULL, left_on date);
CREATE TABLE movement (
  movement_no int PRIMARY KEY,
  crate_code text NOT NULL REFERENCES crate_type,
  from_user int REFERENCES pool_user,
  to_user int REFERENCES pool_user,
  plant_code text REFERENCES wash_plant,
  quantity int NOT NULL,
  moved_on date NOT NULL,
  booked_on date NOT NULL
);
COMMENT ON COLUMN movement.from_user IS 'giver; empty when the crates come from a wash plant';
COMMENT ON COLUMN movement.to_user IS 'receiver; empty when the crates go back to a wash plant';
CREATE TABLE wash_run (run_no int PRIMARY KEY, plant_code text NOT NULL REFERENCES wash_plant, crate_code text NOT NULL REFERENCES crate_type, run_date date NOT NULL, washed int NOT NULL, scrapped int NOT NULL, water_m3 numeric(6,1) NOT NULL);
CREATE TABLE stock_count (user_no int NOT NULL REFERENCES pool_user, crate_code text NOT NULL REFERENCES crate_type, counted_on date NOT NULL, counted int NOT NULL, book_quantity int NOT NULL, PRIMARY KEY (user_no, crate_code, counted_on));
CREATE TABLE rent_bill (bill_no text PRIMARY KEY, user_no int NOT NULL REFERENCES pool_user, period date NOT NULL, net_cents int NOT NULL, sent_on date NOT NULL, paid_on date, disputed boolean NOT NULL);
