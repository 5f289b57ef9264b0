CREATE TABLE dim_boat (boat_key int PRIMARY KEY, boat_name text NOT NULL, home_port text NOT NULL, skipper text NOT NULL, length_m numeric(4,1) NOT NULL, pot_limit int NOT NULL);
CREATE TABLE dim_ground (ground_key int PRIMARY KEY, ground_name text NOT NULL, sea_area text NOT NULL, closed_from date, closed_to date);
CREATE TABLE dim_species (species_key int PRIMARY KEY, species_name text NOT NULL, min_size_mm int, yearly_quota_kg int);
CREATE TABLE dim_buyer (buyer_key int PRIMARY KEY, buyer_name text NOT NULL, kind text NOT NULL, country text NOT NULL);
CREATE TABLE fact_haul (
  haul_key int PRIMARY KEY,
  boat_key int NOT NULL REFERENCES dim_boat,
  ground_key int NOT NULL REFERENCES dim_ground,
  hauled_on date NOT NULL,
  soak_hours int NOT NULL,
  pots_lifted int NOT NULL,
  pots_lost int NOT NULL,
  fuel_litres numeric(6,1)
);
CREATE TABLE fact_catch (
  catch_key int PRIMARY KEY,
  haul_key int NOT NULL REFERENCES fact_haul,
  species_key int NOT NULL REFERENCES dim_species,
  kept_kg numeric(7,1) NOT NULL,
  returned_undersized int NOT NULL,
  returned_egg_bearing int NOT NULL
);
CREATE TABLE fact_landing (
  landing_key int PRIMARY KEY,
  boat_key int NOT NULL REFERENCES dim_boat,
  species_key int NOT NULL REFERENCES dim_species,
  buyer_key int REFERENCES dim_buyer,
  landed_on date NOT NULL,
  weight_kg numeric(7,1) NOT NULL,
  price_per_kg numeric(6,2),
  dead_on_arrival_kg numeric(5,1) NOT NULL
);
