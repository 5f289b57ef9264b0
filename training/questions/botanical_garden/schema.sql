-- keys are linked by name; no constraints in the old system
CREATE TABLE glasshouses (house_id integer PRIMARY KEY, house_name text NOT NULL, climate text NOT NULL, closed_for_repair boolean NOT NULL);
CREATE TABLE beds (bed_id integer PRIMARY KEY, bed_code text NOT NULL, house_id integer, area_m2 numeric(6,1));
CREATE TABLE families (family_id integer PRIMARY KEY, family_name text NOT NULL);
CREATE TABLE taxa (taxon_id integer PRIMARY KEY, family_id integer NOT NULL, scientific_name text NOT NULL, common_name text, threat_status text NOT NULL);
CREATE TABLE accessions (accession_no text PRIMARY KEY, taxon_id integer NOT NULL, received_on date NOT NULL, origin_country text, wild_collected boolean NOT NULL, source_id integer);
CREATE TABLE sources (source_id integer PRIMARY KEY, source_name text NOT NULL, country text NOT NULL);
CREATE TABLE plants (plant_id integer PRIMARY KEY, accession_no text NOT NULL, bed_id integer, planted_on date NOT NULL, died_on date, health integer);
CREATE TABLE gardeners (gardener_id integer PRIMARY KEY, gardener_name text NOT NULL, house_id integer);
CREATE TABLE waterings (watering_id integer PRIMARY KEY, bed_id integer NOT NULL, gardener_id integer NOT NULL, watered_at timestamptz NOT NULL, litres integer NOT NULL);
CREATE TABLE pest_findings (finding_id integer PRIMARY KEY, plant_id integer NOT NULL, found_on date NOT NULL, pest text NOT NULL, treated_on date, treatment_cost numeric(7,2));
CREATE TABLE seed_exchanges (exchange_id integer PRIMARY KEY, taxon_id integer NOT NULL, partner_source_id integer NOT NULL, sent_on date NOT NULL, seeds integer NOT NULL);
CREATE TABLE guided_tours (tour_id integer PRIMARY KEY, tour_date date NOT NULL, theme text NOT NULL, guide_gardener_id integer, visitors integer NOT NULL, ticket_income numeric(8,2) NOT NULL);
COMMENT ON COLUMN plants.health IS '1 poor to 5 very good';
