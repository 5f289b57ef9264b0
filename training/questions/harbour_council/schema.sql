CREATE TABLE wards (
  ward_cd char(2) PRIMARY KEY,
  ward text NOT NULL,
  households int NOT NULL
);
CREATE TABLE officers (
  off_id int PRIMARY KEY,
  off_name text NOT NULL,
  dept text NOT NULL -- ENV environment, PLN planning, HWY highways, LIC licensing
);
CREATE TABLE reports ( -- what residents report
  rep_no int PRIMARY KEY,
  cat text NOT NULL, -- POT pothole, LIT litter, LGT street light, GRF graffiti, FLY fly-tipping
  ward_cd char(2) NOT NULL REFERENCES wards,
  street text NOT NULL,
  reported_at timestamp NOT NULL,
  inspected_on date,
  fixed_on date,
  closed_on date,
  taken_by int NOT NULL REFERENCES officers, -- who took the report
  assigned_to int REFERENCES officers,
  chan text NOT NULL, -- APP, TEL, WEB
  dup_of int REFERENCES reports -- same thing reported before
);
CREATE TABLE licences (
  lic_no text PRIMARY KEY,
  holder text NOT NULL,
  lic_type text NOT NULL, -- ALC alcohol, TAX taxi, STR street trading
  ward_cd char(2) NOT NULL REFERENCES wards,
  applied_on date NOT NULL,
  granted_on date,
  refused_on date,
  valid_to date,
  fee numeric(7,2) NOT NULL,
  fee_paid_on date
);
CREATE TABLE fines (
  fine_no int PRIMARY KEY,
  officer_id int NOT NULL REFERENCES officers,
  offence text NOT NULL, -- litter, dog, parking
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  amount numeric(6,2) NOT NULL,
  paid_amount numeric(6,2) NOT NULL DEFAULT 0,
  appealed char(1) NOT NULL, -- Y/N
  cancelled char(1) NOT NULL -- Y/N
);
CREATE TABLE budgets (
  dept text NOT NULL,
  fin_year int NOT NULL, -- year in which it starts, April to March
  planned numeric(10,2) NOT NULL,
  revised numeric(10,2) NOT NULL,
  spent numeric(10,2) NOT NULL,
  PRIMARY KEY (dept, fin_year)
);
