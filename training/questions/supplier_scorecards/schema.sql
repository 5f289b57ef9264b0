CREATE TABLE plants (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE suppliers (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  currency char(3) NOT NULL,
  category text NOT NULL,
  preferred boolean NOT NULL,
  onboarded_on date NOT NULL,
  payment_terms_days int NOT NULL
);
CREATE TABLE certificates (
  id int PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers(id),
  standard text NOT NULL,
  issued_on date NOT NULL,
  expires_on date NOT NULL
);
CREATE TABLE deliveries (
  id int PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers(id),
  plant_id int NOT NULL REFERENCES plants(id),
  promised_on date NOT NULL,
  arrived_on date,
  pieces_ordered int NOT NULL,
  pieces_received int,
  pieces_rejected int,
  value_eur numeric(10,2) NOT NULL
);
CREATE TABLE complaints (
  id int PRIMARY KEY,
  delivery_id int NOT NULL REFERENCES deliveries(id),
  raised_on date NOT NULL,
  topic text NOT NULL,
  severity int NOT NULL,
  answered_on date,
  credit_note_eur numeric(9,2)
);
CREATE TABLE audits (
  id int PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers(id),
  audited_on date NOT NULL,
  lead_auditor text NOT NULL,
  score int NOT NULL,
  follow_up_due date
);
CREATE TABLE quarterly_scores (
  supplier_id int REFERENCES suppliers(id),
  quarter_start date,
  quality numeric(4,1) NOT NULL,
  delivery numeric(4,1) NOT NULL,
  cost numeric(4,1) NOT NULL,
  PRIMARY KEY (supplier_id, quarter_start)
);
COMMENT ON COLUMN complaints.severity IS '1 minor, 2 major, 3 critical';
