CREATE TABLE customers (customer_id int PRIMARY KEY, full_name text NOT NULL, postcode_area text NOT NULL, recommended_by int REFERENCES customers);
CREATE TABLE technicians (technician_id int PRIMARY KEY, tech_name text NOT NULL, certified_until date NOT NULL);
CREATE TABLE callouts (callout_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, technician_id int REFERENCES technicians, phoned_at timestamp NOT NULL, promised_for date NOT NULL, visited_at timestamp, insect text, nests int NOT NULL, quoted_cents int NOT NULL, charged_cents int, cancelled boolean NOT NULL);
CREATE TABLE chemicals (chem_code text PRIMARY KEY, chem_name text NOT NULL, stock_ml int NOT NULL, reorder_at_ml int NOT NULL);
CREATE TABLE chemical_used (callout_id int NOT NULL REFERENCES callouts, chem_code text NOT NULL REFERENCES chemicals, ml int NOT NULL, PRIMARY KEY (callout_id, chem_code));
CREATE TABLE revisits (revisit_id int PRIMARY KEY, callout_id int NOT NULL REFERENCES callouts, revisited_on date NOT NULL, free_of_charge boolean NOT NULL);
COMMENT ON COLUMN callouts.insect IS 'wasps, hornets, bees, ants; null before the visit';
