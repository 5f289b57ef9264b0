CREATE TABLE dim_member (member_key int PRIMARY KEY, member_name text NOT NULL, join_month date NOT NULL, tier text NOT NULL, home_state text NOT NULL, referred_by_member_key int REFERENCES dim_member(member_key), birth_year int);
CREATE TABLE dim_wine (wine_key int PRIMARY KEY, wine_name text NOT NULL, vintage int, grape text NOT NULL, colour text NOT NULL, bottle_cost numeric(6,2) NOT NULL);
CREATE TABLE fact_member_month (member_key int NOT NULL REFERENCES dim_member(member_key), month_start date NOT NULL, months_since_join int NOT NULL, is_active boolean NOT NULL, is_paused boolean NOT NULL, bottles int NOT NULL, billed_usd numeric(8,2) NOT NULL, PRIMARY KEY (member_key, month_start));
CREATE TABLE fact_bottle_sale (sale_key int PRIMARY KEY, sale_date date NOT NULL, member_key int REFERENCES dim_member(member_key), wine_key int NOT NULL REFERENCES dim_wine(wine_key), channel text NOT NULL, bottles int NOT NULL, revenue_usd numeric(9,2) NOT NULL);
CREATE TABLE fact_tasting_visit (visit_key int PRIMARY KEY, visit_date date NOT NULL, party_size int NOT NULL, host text NOT NULL, tasting_fee_usd numeric(7,2) NOT NULL, joined_club_member_key int REFERENCES dim_member(member_key));
CREATE TABLE fact_monthly_goal (goal_month date PRIMARY KEY, new_members_goal int NOT NULL, revenue_goal_usd numeric(10,2) NOT NULL);
COMMENT ON TABLE fact_member_month IS 'one row per member and month from joining until the month of leaving; is_active is false in the month the member left';
COMMENT ON COLUMN fact_bottle_sale.member_key IS 'empty when the buyer is not a club member';
COMMENT ON COLUMN fact_tasting_visit.joined_club_member_key IS 'member who joined during this visit, if any';
