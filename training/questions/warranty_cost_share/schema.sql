CREATE TABLE plants (plant_code text PRIMARY KEY, plant_city text NOT NULL);
CREATE TABLE models (model_code text PRIMARY KEY, model_name text NOT NULL, list_price numeric(8,2) NOT NULL, warranty_years int NOT NULL);
CREATE TABLE units_built (serial int PRIMARY KEY, model_code text NOT NULL REFERENCES models, plant_code text NOT NULL REFERENCES plants, built_on date NOT NULL, delivered_on date, invoice_amount numeric(8,2));
CREATE TABLE service_partners (partner_id int PRIMARY KEY, partner_name text NOT NULL, hourly_rate numeric(6,2) NOT NULL);
CREATE TABLE warranty_jobs (job_id int PRIMARY KEY, serial int NOT NULL REFERENCES units_built, partner_id int NOT NULL REFERENCES service_partners, failed_on date NOT NULL, claimed_on date NOT NULL, decided_on date, verdict text, component text NOT NULL, hours numeric(4,1) NOT NULL, parts_cost numeric(8,2) NOT NULL, paid_amount numeric(8,2));
COMMENT ON COLUMN warranty_jobs.verdict IS 'accepted, goodwill, refused; null while open';
