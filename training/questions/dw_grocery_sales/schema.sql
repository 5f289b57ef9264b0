CREATE TABLE dim_date (date_key int PRIMARY KEY, full_date date NOT NULL, weekday_name text NOT NULL, month_no int NOT NULL, year_no int NOT NULL, is_holiday boolean NOT NULL);
CREATE TABLE dim_store (store_key int PRIMARY KEY, store_name text NOT NULL, city text NOT NULL, region text NOT NULL, format text NOT NULL, sales_area_m2 int NOT NULL);
COMMENT ON COLUMN dim_store.format IS 'hyper, super, express';
CREATE TABLE dim_product (product_key int PRIMARY KEY, product_name text NOT NULL, department text NOT NULL, category text NOT NULL, brand text NOT NULL, own_brand boolean NOT NULL);
CREATE TABLE dim_member (member_key int PRIMARY KEY, card_no text NOT NULL, household_size int NOT NULL, home_city text NOT NULL, joined_on date NOT NULL);
CREATE TABLE fact_sales (
  receipt_no int NOT NULL, line_no int NOT NULL, date_key int NOT NULL REFERENCES dim_date, store_key int NOT NULL REFERENCES dim_store,
  product_key int NOT NULL REFERENCES dim_product, member_key int REFERENCES dim_member,
  units int NOT NULL, gross_sales numeric(8,2) NOT NULL, discount_amount numeric(8,2) NOT NULL, net_sales numeric(8,2) NOT NULL, cost_amount numeric(8,2) NOT NULL,
  PRIMARY KEY (receipt_no, line_no)
);
COMMENT ON TABLE fact_sales IS 'one row per receipt line; all amounts are for the whole line; net_sales = gross_sales - discount_amount; member_key empty when no card was shown';
CREATE TABLE fact_stock (date_key int NOT NULL REFERENCES dim_date, store_key int NOT NULL REFERENCES dim_store, product_key int NOT NULL REFERENCES dim_product, units_on_hand int NOT NULL, PRIMARY KEY (date_key, store_key, product_key));
