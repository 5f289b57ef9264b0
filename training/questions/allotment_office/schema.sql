CREATE TABLE sites (id int PRIMARY KEY, name text NOT NULL, postcode_area text NOT NULL, has_mains_water boolean NOT NULL, gate_code text);
CREATE TABLE plots (id int PRIMARY KEY, site_id int NOT NULL REFERENCES sites(id), plot_number text NOT NULL, size_sqm int NOT NULL, yearly_rent_pence int NOT NULL, condition text NOT NULL);
CREATE TABLE tenants (id int PRIMARY KEY, name text NOT NULL, email text, pensioner boolean NOT NULL);
CREATE TABLE tenancies (id int PRIMARY KEY, plot_id int NOT NULL REFERENCES plots(id), tenant_id int NOT NULL REFERENCES tenants(id), began date NOT NULL, ended date, end_cause text);
CREATE TABLE rent_payments (id int PRIMARY KEY, tenancy_id int NOT NULL REFERENCES tenancies(id), rent_year int NOT NULL, pence int NOT NULL, paid_on date NOT NULL, method text NOT NULL);
CREATE TABLE waiting_list (id int PRIMARY KEY, person text NOT NULL, site_id int NOT NULL REFERENCES sites(id), applied_on date NOT NULL, offered_on date, declined boolean NOT NULL DEFAULT false);
CREATE TABLE inspections (id int PRIMARY KEY, plot_id int NOT NULL REFERENCES plots(id), inspected_on date NOT NULL, inspector text NOT NULL, percent_cultivated int NOT NULL, letter_sent text);
