CREATE TABLE dim_calendar (cal_key int PRIMARY KEY, cal_date date NOT NULL, iso_week int NOT NULL, month_no int NOT NULL, month_label text NOT NULL, fiscal_year int NOT NULL, fiscal_quarter int NOT NULL, is_holiday boolean NOT NULL);
CREATE TABLE dim_beer (beer_key int PRIMARY KEY, beer_name text NOT NULL, style text NOT NULL, abv numeric(3,1) NOT NULL, seasonal boolean NOT NULL);
CREATE TABLE dim_account (account_key int PRIMARY KEY, account_name text NOT NULL, account_type text NOT NULL, suburb text NOT NULL, rep_name text, account_status text NOT NULL);
CREATE TABLE dim_package (package_key int PRIMARY KEY, package_name text NOT NULL, litres numeric(6,2) NOT NULL);
CREATE TABLE fact_sales (sales_key int PRIMARY KEY, cal_key int NOT NULL REFERENCES dim_calendar(cal_key), beer_key int NOT NULL REFERENCES dim_beer(beer_key), account_key int NOT NULL REFERENCES dim_account(account_key), package_key int NOT NULL REFERENCES dim_package(package_key), units int NOT NULL, net_sales_aud numeric(10,2) NOT NULL, excise_aud numeric(10,2) NOT NULL, cogs_aud numeric(10,2) NOT NULL);
CREATE TABLE fact_brew (brew_key int PRIMARY KEY, cal_key int NOT NULL REFERENCES dim_calendar(cal_key), beer_key int NOT NULL REFERENCES dim_beer(beer_key), tank text NOT NULL, litres_in int NOT NULL, litres_packaged int, dumped boolean NOT NULL);
CREATE TABLE fact_rep_target (rep_name text NOT NULL, fiscal_year int NOT NULL, fiscal_quarter int NOT NULL, target_aud numeric(10,2) NOT NULL, PRIMARY KEY (rep_name, fiscal_year, fiscal_quarter));
COMMENT ON COLUMN dim_calendar.fiscal_year IS 'fiscal year runs from July to June and is named after the year it ends in: 2026 = July 2025 to June 2026';
COMMENT ON COLUMN dim_account.account_status IS 'active, dormant or lost';
