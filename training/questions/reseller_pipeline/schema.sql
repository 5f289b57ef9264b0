CREATE TABLE sales_region (
  sales_region_id serial PRIMARY KEY,
  sales_region_name text NOT NULL
);
CREATE TABLE sales_representative (
  sales_representative_id serial PRIMARY KEY,
  representative_full_name text NOT NULL,
  sales_region_id integer NOT NULL REFERENCES sales_region,
  hired_date date NOT NULL,
  left_company_date date,
  reports_to_representative_id integer REFERENCES sales_representative
);
CREATE TABLE sales_quota (
  sales_representative_id integer NOT NULL REFERENCES sales_representative,
  quarter_start_date date NOT NULL,
  quota_amount numeric(12,2) NOT NULL,
  PRIMARY KEY (sales_representative_id, quarter_start_date)
);
CREATE TABLE customer_account (
  customer_account_id serial PRIMARY KEY,
  account_name text NOT NULL,
  industry_name text NOT NULL,
  employee_count integer,
  account_city text NOT NULL,
  account_owner_id integer REFERENCES sales_representative,
  became_customer_date date
);
COMMENT ON COLUMN customer_account.became_customer_date IS 'empty while the account is only a prospect';
CREATE TABLE account_contact (
  account_contact_id serial PRIMARY KEY,
  customer_account_id integer NOT NULL REFERENCES customer_account,
  contact_full_name text NOT NULL,
  contact_role text,
  contact_email text,
  is_decision_maker boolean NOT NULL
);
CREATE TABLE lead_source (
  lead_source_id serial PRIMARY KEY,
  lead_source_name text NOT NULL
);
CREATE TABLE pipeline_stage (
  pipeline_stage_id serial PRIMARY KEY,
  stage_name text NOT NULL,
  stage_order integer NOT NULL,
  win_probability_percent integer NOT NULL
);
CREATE TABLE sales_deal (
  sales_deal_id serial PRIMARY KEY,
  deal_title text NOT NULL,
  customer_account_id integer NOT NULL REFERENCES customer_account,
  sales_representative_id integer NOT NULL REFERENCES sales_representative,
  lead_source_id integer REFERENCES lead_source,
  pipeline_stage_id integer NOT NULL REFERENCES pipeline_stage,
  deal_amount numeric(12,2) NOT NULL,
  created_date date NOT NULL,
  expected_close_date date NOT NULL,
  closed_date date,
  lost_reason text
);
CREATE TABLE software_product (
  software_product_id serial PRIMARY KEY,
  product_name text NOT NULL,
  vendor_name text NOT NULL,
  list_price_amount numeric(10,2) NOT NULL
);
CREATE TABLE deal_product_line (
  sales_deal_id integer NOT NULL REFERENCES sales_deal,
  software_product_id integer NOT NULL REFERENCES software_product,
  licence_quantity integer NOT NULL,
  discount_percent numeric(5,2) NOT NULL,
  PRIMARY KEY (sales_deal_id, software_product_id)
);
CREATE TABLE sales_activity (
  sales_activity_id serial PRIMARY KEY,
  sales_deal_id integer NOT NULL REFERENCES sales_deal,
  sales_representative_id integer NOT NULL REFERENCES sales_representative,
  activity_kind text NOT NULL,
  activity_date date NOT NULL,
  activity_note text
);
CREATE TABLE competitor_mention (
  competitor_mention_id serial PRIMARY KEY,
  sales_deal_id integer NOT NULL REFERENCES sales_deal,
  competitor_name text NOT NULL
);
