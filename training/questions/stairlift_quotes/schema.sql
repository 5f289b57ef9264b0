CREATE TABLE lead_sources (
  id int PRIMARY KEY,
  source text NOT NULL,
  kind text NOT NULL
);
CREATE TABLE ad_spend (
  lead_source_id int NOT NULL REFERENCES lead_sources(id),
  month date NOT NULL,
  spend numeric(10,2) NOT NULL,
  PRIMARY KEY (lead_source_id, month)
);
CREATE TABLE advisers (
  id int PRIMARY KEY,
  name text NOT NULL,
  area text NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE models (
  id int PRIMARY KEY,
  model_name text NOT NULL,
  maker text NOT NULL,
  track_type text NOT NULL,
  buying_price numeric(10,2) NOT NULL,
  selling_price numeric(10,2) NOT NULL
);
CREATE TABLE enquiries (
  id int PRIMARY KEY,
  lead_source_id int NOT NULL REFERENCES lead_sources(id),
  surname text NOT NULL,
  postcode_area text NOT NULL,
  age int,
  received_on date NOT NULL
);
CREATE TABLE home_visits (
  id int PRIMARY KEY,
  enquiry_id int NOT NULL REFERENCES enquiries(id),
  adviser_id int NOT NULL REFERENCES advisers(id),
  visited_on date NOT NULL
);
CREATE TABLE quotes (
  id int PRIMARY KEY,
  visit_id int NOT NULL REFERENCES home_visits(id),
  model_id int NOT NULL REFERENCES models(id),
  quoted_on date NOT NULL,
  list_amount numeric(10,2) NOT NULL,
  reduction numeric(10,2) NOT NULL,
  outcome text NOT NULL,
  decided_on date
);
CREATE TABLE installations (
  id int PRIMARY KEY,
  quote_id int NOT NULL UNIQUE REFERENCES quotes(id),
  planned_for date NOT NULL,
  fitted_on date,
  fitter_hours numeric(5,1),
  parts_cost numeric(10,2)
);
CREATE TABLE instalments (
  id int PRIMARY KEY,
  installation_id int NOT NULL REFERENCES installations(id),
  due_on date NOT NULL,
  paid_on date,
  amount numeric(10,2) NOT NULL
);
COMMENT ON COLUMN quotes.outcome IS 'accepted, declined, pending';
COMMENT ON COLUMN quotes.reduction IS 'money off the list amount; quoted price = list_amount - reduction';
COMMENT ON COLUMN models.track_type IS 'straight, curved, outdoor';
