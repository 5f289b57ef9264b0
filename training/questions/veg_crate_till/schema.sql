CREATE TABLE growers (grower_id serial PRIMARY KEY, farm text NOT NULL, distance_km int NOT NULL, certified boolean NOT NULL);
CREATE TABLE produce (produce_id serial PRIMARY KEY, crop text NOT NULL, unit text NOT NULL, season_start int NOT NULL, season_end int NOT NULL);
CREATE TABLE households (household_id serial PRIMARY KEY, family text NOT NULL, pickup_point text NOT NULL, crate_size text NOT NULL, started date NOT NULL, stopped date, heads int NOT NULL);
COMMENT ON COLUMN households.crate_size IS 'small 14.00, medium 19.50, large 26.00 a week';
CREATE TABLE supplies (supply_id serial PRIMARY KEY, grower_id int NOT NULL REFERENCES growers, produce_id int NOT NULL REFERENCES produce, delivered date NOT NULL, quantity numeric(7,1) NOT NULL, rejected_quantity numeric(7,1) NOT NULL, unit_price numeric(6,2) NOT NULL);
CREATE TABLE crates (crate_id serial PRIMARY KEY, household_id int NOT NULL REFERENCES households, week_of date NOT NULL, price numeric(6,2) NOT NULL, skipped boolean NOT NULL, collected_on date);
CREATE TABLE wishes (household_id int NOT NULL REFERENCES households, produce_id int NOT NULL REFERENCES produce, dislikes boolean NOT NULL, PRIMARY KEY (household_id, produce_id));
