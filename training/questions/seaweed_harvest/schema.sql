CREATE TABLE t_bay (bay_id int PRIMARY KEY, bay_name text NOT NULL, county text NOT NULL, licence_until date NOT NULL, quota_kg int NOT NULL);
CREATE TABLE t_species (species_id int PRIMARY KEY, common_name text NOT NULL, latin_name text NOT NULL, min_cut_height_cm int, protected boolean NOT NULL);
CREATE TABLE t_harvester (harvester_id int PRIMARY KEY, harvester_name text NOT NULL, home_village text NOT NULL, self_employed boolean NOT NULL, started_on date NOT NULL);
CREATE TABLE t_landing (
  landing_id int PRIMARY KEY, bay_id int NOT NULL REFERENCES t_bay(bay_id), species_id int NOT NULL REFERENCES t_species(species_id), harvester_id int NOT NULL REFERENCES t_harvester(harvester_id),
  landed_on date NOT NULL, wet_kg numeric(8,1) NOT NULL, rate_per_kg numeric(6,3) NOT NULL
);
CREATE TABLE t_batch (batch_id int PRIMARY KEY, species_id int NOT NULL REFERENCES t_species(species_id), dried_from date NOT NULL, dried_to date, wet_in_kg numeric(8,1) NOT NULL, dry_out_kg numeric(8,1), grade char(1));
CREATE TABLE t_customer (customer_id int PRIMARY KEY, customer_name text NOT NULL, trade text NOT NULL, country text NOT NULL);
CREATE TABLE t_order (order_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES t_customer(customer_id), ordered_on date NOT NULL, shipped_on date, cancelled boolean NOT NULL DEFAULT false);
CREATE TABLE t_order_line (order_id int REFERENCES t_order(order_id), line_no int, species_id int NOT NULL REFERENCES t_species(species_id), kg numeric(8,1) NOT NULL, price_per_kg numeric(7,2) NOT NULL, PRIMARY KEY (order_id, line_no));
