CREATE TABLE dim_village (village_key int PRIMARY KEY, village_name text NOT NULL, province text NOT NULL, inhabitants int NOT NULL, joined_programme date NOT NULL);
CREATE TABLE dim_net (net_key int PRIMARY KEY, village_key int NOT NULL REFERENCES dim_village(village_key), net_code text NOT NULL, mesh_type text NOT NULL, surface_m2 int NOT NULL, altitude_m int NOT NULL, installed_on date NOT NULL, removed_on date);
CREATE TABLE dim_donor (donor_key int PRIMARY KEY, donor_name text NOT NULL, donor_type text NOT NULL, country text NOT NULL);
CREATE TABLE fact_yield (net_key int REFERENCES dim_net(net_key), yield_date date, litres numeric(8,1) NOT NULL, fog_hours numeric(4,1) NOT NULL, PRIMARY KEY (net_key, yield_date));
CREATE TABLE fact_repair (repair_key int PRIMARY KEY, net_key int NOT NULL REFERENCES dim_net(net_key), reported_on date NOT NULL, repaired_on date, cause text NOT NULL, cost_usd numeric(8,2));
CREATE TABLE fact_donation (donation_key int PRIMARY KEY, donor_key int NOT NULL REFERENCES dim_donor(donor_key), village_key int REFERENCES dim_village(village_key), donated_on date NOT NULL, amount_usd numeric(10,2) NOT NULL);
CREATE TABLE fact_water_sale (sale_key int PRIMARY KEY, village_key int NOT NULL REFERENCES dim_village(village_key), sale_date date NOT NULL, household text NOT NULL, litres int NOT NULL, revenue_usd numeric(7,2) NOT NULL);
