CREATE TABLE newspaper (
  paper_code varchar(4) PRIMARY KEY,
  title varchar(80) NOT NULL,
  city varchar(60) NOT NULL,
  circulation integer NOT NULL,
  founded_year integer
);
CREATE TABLE section (
  section_id serial PRIMARY KEY,
  section_name varchar(40) NOT NULL,
  rate_per_mm numeric(6,2) NOT NULL
);
CREATE TABLE agency (
  agency_id serial PRIMARY KEY,
  agency_name varchar(80) NOT NULL,
  discount_pct numeric(4,1) NOT NULL
);
CREATE TABLE advertiser (
  advertiser_id serial PRIMARY KEY,
  advertiser_name varchar(80) NOT NULL,
  industry varchar(40) NOT NULL,
  agency_id integer REFERENCES agency(agency_id),
  town varchar(60),
  credit_blocked boolean NOT NULL DEFAULT false,
  customer_since date NOT NULL
);
CREATE TABLE sales_rep (
  rep_id serial PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  surname varchar(40) NOT NULL,
  yearly_target numeric(10,2),
  leaving_date date
);
CREATE TABLE ad_order (
  order_no integer PRIMARY KEY,
  advertiser_id integer NOT NULL REFERENCES advertiser(advertiser_id),
  rep_id integer REFERENCES sales_rep(rep_id),
  ordered_on date NOT NULL,
  campaign varchar(80),
  cancelled boolean NOT NULL DEFAULT false
);
CREATE TABLE insertion (
  insertion_id serial PRIMARY KEY,
  order_no integer NOT NULL REFERENCES ad_order(order_no),
  paper_code varchar(4) NOT NULL REFERENCES newspaper(paper_code),
  section_id integer NOT NULL REFERENCES section(section_id),
  issue_date date NOT NULL,
  height_mm integer NOT NULL,
  columns_wide integer NOT NULL,
  colour boolean NOT NULL,
  net_price numeric(10,2) NOT NULL,
  misprint boolean NOT NULL DEFAULT false
);
CREATE TABLE bill (
  bill_no integer PRIMARY KEY,
  order_no integer NOT NULL REFERENCES ad_order(order_no),
  bill_date date NOT NULL,
  total numeric(10,2) NOT NULL,
  paid_date date,
  reminder_count smallint NOT NULL DEFAULT 0
);
