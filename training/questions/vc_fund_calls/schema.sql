CREATE TABLE investment_fund (
  investment_fund_id integer PRIMARY KEY,
  fund_name text NOT NULL,
  vintage_year integer NOT NULL,
  target_size_million_euro numeric(8,2) NOT NULL,
  management_fee_percent numeric(4,2) NOT NULL,
  final_closing_date date
);
CREATE TABLE limited_partner (
  limited_partner_id integer PRIMARY KEY,
  partner_name text NOT NULL,
  partner_category text NOT NULL,
  domicile_country text NOT NULL
);
CREATE TABLE capital_commitment (
  capital_commitment_id integer PRIMARY KEY,
  investment_fund_id integer NOT NULL REFERENCES investment_fund,
  limited_partner_id integer NOT NULL REFERENCES limited_partner,
  committed_amount_euro numeric(14,2) NOT NULL,
  signed_date date NOT NULL
);
CREATE TABLE capital_call (
  capital_call_id integer PRIMARY KEY,
  investment_fund_id integer NOT NULL REFERENCES investment_fund,
  call_number integer NOT NULL,
  notice_date date NOT NULL,
  payment_due_date date NOT NULL,
  called_percent_of_commitment numeric(5,2) NOT NULL
);
CREATE TABLE capital_call_payment (
  capital_call_payment_id integer PRIMARY KEY,
  capital_call_id integer NOT NULL REFERENCES capital_call,
  limited_partner_id integer NOT NULL REFERENCES limited_partner,
  amount_due_euro numeric(14,2) NOT NULL,
  amount_paid_euro numeric(14,2) NOT NULL,
  payment_received_date date
);
CREATE TABLE portfolio_company (
  portfolio_company_id integer PRIMARY KEY,
  company_name text NOT NULL,
  business_sector text NOT NULL,
  headquarters_city text NOT NULL,
  founded_year integer,
  company_status text NOT NULL
);
CREATE TABLE funding_round (
  funding_round_id integer PRIMARY KEY,
  investment_fund_id integer NOT NULL REFERENCES investment_fund,
  portfolio_company_id integer NOT NULL REFERENCES portfolio_company,
  round_name text NOT NULL,
  invested_amount_euro numeric(14,2) NOT NULL,
  ownership_percent numeric(5,2) NOT NULL,
  closing_date date NOT NULL,
  led_by_us boolean NOT NULL
);
CREATE TABLE company_valuation (
  portfolio_company_id integer NOT NULL REFERENCES portfolio_company,
  valuation_date date NOT NULL,
  fair_value_euro numeric(14,2) NOT NULL,
  valuation_method text NOT NULL,
  PRIMARY KEY (portfolio_company_id, valuation_date)
);
CREATE TABLE exit_proceeds (
  exit_proceeds_id integer PRIMARY KEY,
  portfolio_company_id integer NOT NULL REFERENCES portfolio_company,
  exit_kind text NOT NULL,
  exit_date date NOT NULL,
  proceeds_amount_euro numeric(14,2) NOT NULL
);
CREATE TABLE board_seat (
  board_seat_id integer PRIMARY KEY,
  portfolio_company_id integer NOT NULL REFERENCES portfolio_company,
  director_full_name text NOT NULL,
  seat_start_date date NOT NULL,
  seat_end_date date
);
