CREATE TABLE clients (client_identifier int PRIMARY KEY, client_company_name text NOT NULL, client_site_type text NOT NULL, client_town text NOT NULL, monthly_retainer_pounds numeric(9,2), contract_signed_date date NOT NULL, contract_ended_date date);
CREATE TABLE falconers (falconer_identifier int PRIMARY KEY, falconer_first_name text NOT NULL, falconer_last_name text NOT NULL, falconer_base_town text NOT NULL, employment_start_date date NOT NULL, hourly_wage_pounds numeric(6,2) NOT NULL);
CREATE TABLE birds_of_prey (bird_identifier int PRIMARY KEY, bird_name text NOT NULL, bird_species text NOT NULL, bird_sex text NOT NULL, hatch_date date NOT NULL, purchase_price_pounds numeric(9,2), regular_falconer_identifier int REFERENCES falconers(falconer_identifier), retirement_date date);
CREATE TABLE clearance_visits (
  visit_identifier int PRIMARY KEY, client_identifier int NOT NULL REFERENCES clients(client_identifier), falconer_identifier int NOT NULL REFERENCES falconers(falconer_identifier), bird_identifier int REFERENCES birds_of_prey(bird_identifier),
  visit_start_time timestamptz NOT NULL, visit_end_time timestamptz, visit_status text NOT NULL, pest_birds_before int, pest_birds_after int
);
CREATE TABLE bird_weighings (weighing_identifier int PRIMARY KEY, bird_identifier int NOT NULL REFERENCES birds_of_prey(bird_identifier), weighing_date date NOT NULL, weight_in_grams int NOT NULL, food_given_grams int NOT NULL);
CREATE TABLE client_invoices (invoice_number int PRIMARY KEY, client_identifier int NOT NULL REFERENCES clients(client_identifier), invoice_date date NOT NULL, invoice_total_pounds numeric(9,2) NOT NULL, payment_received_date date);
