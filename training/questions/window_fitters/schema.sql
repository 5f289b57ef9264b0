CREATE TABLE homeowners (
  id int PRIMARY KEY,
  title text,
  surname text NOT NULL,
  street text NOT NULL,
  town text NOT NULL,
  phone text,
  lead_source text NOT NULL
);
CREATE TABLE surveyors (
  id int PRIMARY KEY,
  name text NOT NULL,
  area text NOT NULL,
  bonus_per_sale numeric(6,2) NOT NULL
);
CREATE TABLE crews (
  id int PRIMARY KEY,
  name text NOT NULL,
  foreman text NOT NULL,
  fitters int NOT NULL,
  van_plate text
);
CREATE TABLE product_lines (
  id int PRIMARY KEY,
  name text NOT NULL,
  material text NOT NULL,
  glazing text NOT NULL,
  price_per_sqm numeric(8,2) NOT NULL,
  discontinued boolean NOT NULL
);
CREATE TABLE quotes (
  id int PRIMARY KEY,
  homeowner_id int NOT NULL REFERENCES homeowners(id),
  surveyor_id int NOT NULL REFERENCES surveyors(id),
  surveyed_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  accepted_on date,
  rejected_on date,
  rejection_reason text
);
CREATE TABLE quote_lines (
  id int PRIMARY KEY,
  quote_id int NOT NULL REFERENCES quotes(id),
  product_line_id int NOT NULL REFERENCES product_lines(id),
  room text NOT NULL,
  width_mm int NOT NULL,
  height_mm int NOT NULL,
  price numeric(8,2) NOT NULL
);
CREATE TABLE installations (
  id int PRIMARY KEY,
  quote_id int NOT NULL UNIQUE REFERENCES quotes(id),
  crew_id int REFERENCES crews(id),
  planned_start date NOT NULL,
  started_on date,
  finished_on date,
  guarantee_until date
);
CREATE TABLE callbacks (
  id int PRIMARY KEY,
  installation_id int NOT NULL REFERENCES installations(id),
  reported_on date NOT NULL,
  fault text NOT NULL,
  fixed_on date,
  cost numeric(7,2)
);
CREATE TABLE receipts (
  id int PRIMARY KEY,
  quote_id int NOT NULL REFERENCES quotes(id),
  received_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  stage text NOT NULL
);
