CREATE TABLE marketer (
  marketer_id serial PRIMARY KEY,
  name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE campaign (
  campaign_id serial PRIMARY KEY,
  name text NOT NULL,
  medium text NOT NULL,
  marketer_id integer NOT NULL REFERENCES marketer,
  budget_eur numeric(10,2) NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  paused boolean NOT NULL DEFAULT false
);
CREATE TABLE ad_spend (
  campaign_id integer NOT NULL REFERENCES campaign,
  day date NOT NULL,
  impressions integer NOT NULL,
  clicks integer NOT NULL,
  cost_eur numeric(8,2) NOT NULL,
  PRIMARY KEY (campaign_id, day)
);
CREATE TABLE lead (
  lead_id serial PRIMARY KEY,
  company text NOT NULL,
  contact_name text NOT NULL,
  job_title text,
  country text NOT NULL,
  campaign_id integer REFERENCES campaign,
  captured_at timestamptz NOT NULL,
  grade text,
  unsubscribed_at timestamptz
);
CREATE TABLE webinar (
  webinar_id serial PRIMARY KEY,
  title text NOT NULL,
  speaker text NOT NULL,
  held_at timestamptz NOT NULL,
  seat_limit integer NOT NULL
);
CREATE TABLE registration (
  lead_id integer NOT NULL REFERENCES lead,
  webinar_id integer NOT NULL REFERENCES webinar,
  registered_at timestamptz NOT NULL,
  attended boolean NOT NULL,
  minutes_watched integer,
  PRIMARY KEY (lead_id, webinar_id)
);
CREATE TABLE demo_call (
  demo_call_id serial PRIMARY KEY,
  lead_id integer NOT NULL REFERENCES lead,
  rep text NOT NULL,
  scheduled_for timestamptz NOT NULL,
  result text
);
CREATE TABLE purchase (
  purchase_id serial PRIMARY KEY,
  lead_id integer NOT NULL REFERENCES lead,
  signed_on date NOT NULL,
  value_eur numeric(10,2) NOT NULL,
  contract_months integer NOT NULL
);
