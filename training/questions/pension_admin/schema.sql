CREATE TABLE dim_employer (employer_key int PRIMARY KEY, employer_name text NOT NULL, industry text NOT NULL, staging_date date NOT NULL);
CREATE TABLE dim_member (member_key int PRIMARY KEY, member_name text NOT NULL, birth_date date NOT NULL, employer_key int NOT NULL REFERENCES dim_employer, joined_scheme date NOT NULL, target_retirement_age int NOT NULL, status text NOT NULL);
CREATE TABLE dim_fund (fund_key int PRIMARY KEY, fund_name text NOT NULL, asset_class text NOT NULL, annual_charge_pct numeric(4,2) NOT NULL, ethical boolean NOT NULL);
CREATE TABLE fact_contribution (contribution_key int PRIMARY KEY, member_key int NOT NULL REFERENCES dim_member, fund_key int NOT NULL REFERENCES dim_fund, paid_month date NOT NULL, employee_amount numeric(8,2) NOT NULL, employer_amount numeric(8,2) NOT NULL);
CREATE TABLE fact_transfer (transfer_key int PRIMARY KEY, member_key int NOT NULL REFERENCES dim_member, direction text NOT NULL, other_scheme text NOT NULL, requested_on date NOT NULL, completed_on date, amount numeric(10,2));
CREATE TABLE fact_unit_price (fund_key int NOT NULL REFERENCES dim_fund, price_date date NOT NULL, unit_price numeric(8,4) NOT NULL, PRIMARY KEY (fund_key, price_date));
CREATE TABLE dim_case_handler (handler_key int PRIMARY KEY, handler_name text NOT NULL, team text NOT NULL);
CREATE TABLE fact_enquiry (enquiry_key int PRIMARY KEY, member_key int NOT NULL REFERENCES dim_member, handler_key int REFERENCES dim_case_handler, channel text NOT NULL, topic text NOT NULL, opened_on date NOT NULL, answered_on date);
