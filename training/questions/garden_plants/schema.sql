CREATE TABLE plant_species (
  plant_species_id integer PRIMARY KEY,
  common_plant_name text NOT NULL,
  latin_plant_name text NOT NULL,
  plant_family_name text NOT NULL,
  flower_colour text,
  maximum_height_cm integer NOT NULL,
  is_poisonous boolean NOT NULL,
  first_flowering_month integer,
  last_flowering_month integer
);
COMMENT ON COLUMN plant_species.first_flowering_month IS '1 to 12; empty if it does not flower';
CREATE TABLE garden_bed (
  garden_bed_id integer PRIMARY KEY,
  garden_bed_name text NOT NULL,
  area_in_square_metres numeric(5,1) NOT NULL,
  sunlight_level text NOT NULL,
  soil_type text NOT NULL
);
CREATE TABLE planting_event (
  planting_event_id integer PRIMARY KEY,
  garden_bed_id integer NOT NULL REFERENCES garden_bed(garden_bed_id),
  plant_species_id integer NOT NULL REFERENCES plant_species(plant_species_id),
  planted_on_date date NOT NULL,
  number_of_plants integer NOT NULL,
  purchase_price_per_plant numeric(6,2),
  died_on_date date
);
CREATE TABLE watering_entry (
  watering_entry_id integer PRIMARY KEY,
  garden_bed_id integer NOT NULL REFERENCES garden_bed(garden_bed_id),
  watered_at_time timestamp NOT NULL,
  amount_in_litres integer NOT NULL
);
