CREATE TABLE garages (g_code text PRIMARY KEY, g_name text NOT NULL, bays int NOT NULL, monthly_fee_cents int NOT NULL);
CREATE TABLE staff (staff_no int PRIMARY KEY, staff_name text NOT NULL, km_from_home numeric(5,1) NOT NULL, disabled_badge boolean NOT NULL);
CREATE TABLE permits (permit_no text PRIMARY KEY, staff_no int NOT NULL, g_code text NOT NULL, plate text NOT NULL, valid_from date NOT NULL, valid_to date NOT NULL, issued_on date NOT NULL, handed_back date);
CREATE TABLE fee_runs (run_id int PRIMARY KEY, permit_no text NOT NULL, for_month date NOT NULL, charged_cents int NOT NULL, collected_cents int NOT NULL);
CREATE TABLE entries (entry_id int PRIMARY KEY, permit_no text NOT NULL, drove_in timestamp NOT NULL, drove_out timestamp);
CREATE TABLE wait_list (staff_no int NOT NULL, g_code text NOT NULL, since date NOT NULL, PRIMARY KEY (staff_no, g_code));
