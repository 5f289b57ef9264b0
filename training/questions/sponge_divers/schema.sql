CREATE TABLE boats (boat_id int PRIMARY KEY, boat_name text, home_port text, length_m numeric(4,1), crew_places int, laid_up_since date);
CREATE TABLE divers (diver_id int PRIMARY KEY, given_name text, family_name text, boat_id int, medical_valid_to date, max_depth_m int);
CREATE TABLE grounds (ground_id int PRIMARY KEY, ground_name text, sea text, depth_from_m int, depth_to_m int, closed_season text);
CREATE TABLE trips (trip_id int PRIMARY KEY, boat_id int, ground_id int, left_port timestamptz, back_in_port timestamptz, fuel_litres int, weather text);
CREATE TABLE dives (dive_id int PRIMARY KEY, trip_id int, diver_id int, minutes_down int, depth_m int, sponges_taken int, incident boolean);
CREATE TABLE catch_lots (lot_id int PRIMARY KEY, trip_id int, sponge_kind text, pieces int, dry_weight_kg numeric(6,2), quality text);
CREATE TABLE buyers (buyer_id int PRIMARY KEY, buyer_name text, city text, credit_limit_eur numeric(9,2));
CREATE TABLE lot_sales (lot_id int PRIMARY KEY, buyer_id int, sold_on date, eur_per_kg numeric(7,2), settled boolean);
