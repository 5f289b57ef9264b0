CREATE TABLE household_customer (
  household_customer_id int PRIMARY KEY,
  customer_full_name text NOT NULL,
  street_address text NOT NULL,
  town_name text NOT NULL,
  living_area_square_metres int,
  old_heating_kind text,
  first_contact_date date NOT NULL
);
CREATE TABLE pump_model (
  pump_model_id int PRIMARY KEY,
  manufacturer_name text NOT NULL,
  model_name text NOT NULL,
  heating_power_kilowatts numeric(4,1) NOT NULL,
  noise_level_decibels int NOT NULL,
  purchase_price_cents int NOT NULL,
  units_in_warehouse int NOT NULL,
  reorder_point_units int NOT NULL
);
CREATE TABLE installation_quote (
  installation_quote_id int PRIMARY KEY,
  household_customer_id int NOT NULL REFERENCES household_customer,
  pump_model_id int NOT NULL REFERENCES pump_model,
  advisor_name text NOT NULL,
  quote_sent_date date NOT NULL,
  quoted_price_cents int NOT NULL,
  quote_result text,
  quote_result_date date
);
CREATE TABLE installation_project (
  installation_project_id int PRIMARY KEY,
  installation_quote_id int NOT NULL UNIQUE REFERENCES installation_quote,
  crew_leader_name text NOT NULL,
  planned_start_date date NOT NULL,
  actual_start_date date,
  handover_date date,
  final_invoice_cents int,
  invoice_paid_date date
);
CREATE TABLE subsidy_application (
  subsidy_application_id int PRIMARY KEY,
  installation_project_id int NOT NULL REFERENCES installation_project,
  submitted_date date NOT NULL,
  decision text,
  decided_date date,
  granted_cents int
);
CREATE TABLE service_call (
  service_call_id int PRIMARY KEY,
  installation_project_id int NOT NULL REFERENCES installation_project,
  reported_timestamp timestamptz NOT NULL,
  resolved_timestamp timestamptz,
  problem_kind text NOT NULL,
  technician_name text,
  covered_by_warranty boolean NOT NULL
);
COMMENT ON COLUMN installation_quote.quote_result IS 'won, lost, or empty while open';
COMMENT ON COLUMN subsidy_application.decision IS 'granted, refused, or empty while pending';
