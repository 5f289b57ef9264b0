CREATE TABLE jobs_all (
  job_ref text PRIMARY KEY, customer text NOT NULL, customer_email text, sales_person text NOT NULL, designer text, fitter text,
  product text NOT NULL, width_mm int NOT NULL, height_mm int NOT NULL, pieces int NOT NULL,
  enq_date date NOT NULL, quoted_date date, approved_date date, fitted_date date, invoiced_date date, paid_date date,
  quote_net numeric(9,2), final_net numeric(9,2), vat numeric(9,2), cost_material numeric(9,2), cost_labour numeric(9,2),
  currency text NOT NULL, lost_reason text);
CREATE TABLE product_list (product text PRIMARY KEY, family text NOT NULL, lit boolean NOT NULL, guarantee_months int);
CREATE TABLE people (name text PRIMARY KEY, job_title text NOT NULL, started date NOT NULL, finished date);
COMMENT ON TABLE jobs_all IS 'one row per sign job from enquiry to payment';
COMMENT ON COLUMN jobs_all.final_net IS 'what was invoiced before VAT';
COMMENT ON COLUMN jobs_all.lost_reason IS 'filled when the customer did not go ahead';
