-- census extract, column names as published
CREATE TABLE geo (geoid text PRIMARY KEY, name text NOT NULL, kind text NOT NULL, parent_geoid text REFERENCES geo, aland_sqkm numeric(8,2) NOT NULL, awater_sqkm numeric(8,2) NOT NULL);
COMMENT ON COLUMN geo.kind IS 'state, county or city';
COMMENT ON COLUMN geo.aland_sqkm IS 'land area';
CREATE TABLE pop_est (geoid text REFERENCES geo, yr int, pop int NOT NULL, pop_male int NOT NULL, pop_female int NOT NULL, pop_u18 int NOT NULL, pop_65p int NOT NULL, births int NOT NULL, deaths int NOT NULL, mig_in int NOT NULL, mig_out int NOT NULL, PRIMARY KEY (geoid, yr));
COMMENT ON TABLE pop_est IS 'cities only';
CREATE TABLE housing (geoid text REFERENCES geo, yr int, hu_total int NOT NULL, hu_occ int NOT NULL, hu_own int NOT NULL, hu_rent int NOT NULL, med_rent int, med_value int, PRIMARY KEY (geoid, yr));
COMMENT ON COLUMN housing.hu_occ IS 'occupied units; hu_own owner-occupied, hu_rent rented';
COMMENT ON COLUMN housing.med_value IS 'median value of owned homes';
CREATE TABLE income (geoid text REFERENCES geo, yr int, med_hh_inc int NOT NULL, per_cap_inc int NOT NULL, poverty_pct numeric(4,1) NOT NULL, PRIMARY KEY (geoid, yr));
CREATE TABLE lang (geoid text REFERENCES geo, language text, speakers int NOT NULL, PRIMARY KEY (geoid, language));
CREATE TABLE survey_wave (wave_id int PRIMARY KEY, geoid text NOT NULL REFERENCES geo, mailed_on date NOT NULL, field_start date, field_end date, mailed int NOT NULL, returned int NOT NULL, cost_usd numeric(9,2) NOT NULL);
