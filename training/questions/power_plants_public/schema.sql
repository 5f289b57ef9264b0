CREATE TABLE dim_company (comp_key int PRIMARY KEY, comp_nm text NOT NULL, hq_country text NOT NULL, listed boolean NOT NULL);
CREATE TABLE dim_fuel (fuel_cd text PRIMARY KEY, fuel_nm text NOT NULL, renewable boolean NOT NULL, co2_kg_per_mwh numeric(6,1) NOT NULL);
CREATE TABLE dim_plant (plant_key int PRIMARY KEY, plant_nm text NOT NULL, country text NOT NULL, region text NOT NULL, owner_key int NOT NULL REFERENCES dim_company, operator_key int NOT NULL REFERENCES dim_company, permit_dt date NOT NULL, build_start_dt date, grid_dt date, closed_dt date);
COMMENT ON COLUMN dim_plant.grid_dt IS 'first power to the grid';
CREATE TABLE dim_unit (unit_key int PRIMARY KEY, plant_key int NOT NULL REFERENCES dim_plant, unit_cd text NOT NULL, prim_fuel text NOT NULL REFERENCES dim_fuel, sec_fuel text REFERENCES dim_fuel, cap_mw numeric(7,1) NOT NULL, net_cap_mw numeric(7,1) NOT NULL);
COMMENT ON COLUMN dim_unit.cap_mw IS 'gross capacity';
CREATE TABLE fact_gen_month (unit_key int REFERENCES dim_unit, mon date, gross_mwh numeric(10,1) NOT NULL, net_mwh numeric(10,1) NOT NULL, run_hrs int NOT NULL, rev_eur numeric(12,2) NOT NULL, fuel_cost_eur numeric(12,2) NOT NULL, om_cost_eur numeric(12,2) NOT NULL, PRIMARY KEY (unit_key, mon));
COMMENT ON COLUMN fact_gen_month.mon IS 'first day of the month';
CREATE TABLE fact_outage (outage_id int PRIMARY KEY, unit_key int NOT NULL REFERENCES dim_unit, announced_dt date, start_ts timestamp NOT NULL, end_ts timestamp, planned boolean NOT NULL, lost_mwh numeric(9,1) NOT NULL, cause text NOT NULL);
