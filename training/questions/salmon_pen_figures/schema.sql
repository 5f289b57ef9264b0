CREATE TABLE sea_site (site_code text PRIMARY KEY, site_name text NOT NULL, fjord text NOT NULL, licence_tonnes int NOT NULL);
CREATE TABLE pen (pen_id int PRIMARY KEY, site_code text NOT NULL REFERENCES sea_site, pen_label text NOT NULL, volume_m3 int NOT NULL);
CREATE TABLE stocking (stocking_id int PRIMARY KEY, pen_id int NOT NULL REFERENCES pen, stocked_on date NOT NULL, smolt_supplier text NOT NULL, fish_in int NOT NULL, avg_weight_g int NOT NULL, price_per_smolt numeric(5,2) NOT NULL);
CREATE TABLE feeding (pen_id int NOT NULL REFERENCES pen, feed_week date NOT NULL, feed_kg int NOT NULL, feed_price_kg numeric(5,2) NOT NULL, PRIMARY KEY (pen_id, feed_week));
CREATE TABLE mortality (pen_id int NOT NULL REFERENCES pen, week date NOT NULL, cause text NOT NULL, dead_fish int NOT NULL, PRIMARY KEY (pen_id, week, cause));
CREATE TABLE lice_count (pen_id int NOT NULL REFERENCES pen, counted_on date NOT NULL, fish_checked int NOT NULL, adult_lice int NOT NULL, PRIMARY KEY (pen_id, counted_on));
CREATE TABLE harvest_batch (batch_no int PRIMARY KEY, pen_id int NOT NULL REFERENCES pen, harvested_on date NOT NULL, fish_out int NOT NULL, kg_out int NOT NULL, superior_kg int NOT NULL, price_kg numeric(5,2) NOT NULL);
COMMENT ON COLUMN harvest_batch.superior_kg IS 'part of kg_out graded superior';
