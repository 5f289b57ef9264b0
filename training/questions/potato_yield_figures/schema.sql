CREATE TABLE farm (farm_no int PRIMARY KEY, farm_name text NOT NULL, county text NOT NULL);
CREATE TABLE field (field_no int PRIMARY KEY, farm_no int NOT NULL REFERENCES farm, field_name text NOT NULL, hectares numeric(5,1) NOT NULL, irrigated boolean NOT NULL);
CREATE TABLE variety (variety_no int PRIMARY KEY, variety_name text NOT NULL, use_type text NOT NULL, seed_price_t numeric(7,2) NOT NULL);
COMMENT ON COLUMN variety.use_type IS 'crisps, chips, table';
CREATE TABLE planting (planting_no int PRIMARY KEY, field_no int NOT NULL REFERENCES field, variety_no int NOT NULL REFERENCES variety, season int NOT NULL, planted_on date NOT NULL, seed_tonnes numeric(5,1) NOT NULL);
CREATE TABLE harvest (planting_no int PRIMARY KEY REFERENCES planting, lifted_on date NOT NULL, tonnes_lifted numeric(6,1) NOT NULL, tonnes_rejected numeric(6,1) NOT NULL);
CREATE TABLE potato_load (load_no int PRIMARY KEY, planting_no int NOT NULL REFERENCES planting, buyer text NOT NULL, shipped_on date NOT NULL, tonnes numeric(5,1) NOT NULL, price_per_tonne numeric(6,2) NOT NULL, haulage numeric(7,2) NOT NULL);
