CREATE TABLE t_department (
  department_id int PRIMARY KEY,
  department_name text NOT NULL,
  yearly_budget numeric(12,2) NOT NULL
);
CREATE TABLE t_buyer (
  buyer_id int PRIMARY KEY,
  buyer_name text NOT NULL,
  department_id int NOT NULL REFERENCES t_department,
  approval_limit numeric(12,2)
);
CREATE TABLE t_vendor (
  vendor_id int PRIMARY KEY,
  vendor_name text NOT NULL,
  city text NOT NULL,
  size_class text NOT NULL,
  blacklisted_on date
);
CREATE TABLE t_tender (
  tender_id int PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  title text NOT NULL,
  buyer_id int NOT NULL REFERENCES t_buyer,
  category text NOT NULL,
  published_on date NOT NULL,
  closes_on date NOT NULL,
  estimated_value numeric(12,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE t_bid (
  bid_id int PRIMARY KEY,
  tender_id int NOT NULL REFERENCES t_tender,
  vendor_id int NOT NULL REFERENCES t_vendor,
  submitted_at timestamptz NOT NULL,
  amount numeric(12,2) NOT NULL,
  quality_score int,
  UNIQUE (tender_id, vendor_id)
);
CREATE TABLE t_award (
  award_id int PRIMARY KEY,
  bid_id int NOT NULL UNIQUE REFERENCES t_bid,
  awarded_on date NOT NULL,
  contract_start date NOT NULL,
  contract_months int NOT NULL
);
CREATE TABLE t_question (
  question_id int PRIMARY KEY,
  tender_id int NOT NULL REFERENCES t_tender,
  vendor_id int NOT NULL REFERENCES t_vendor,
  asked_at timestamptz NOT NULL,
  answered_at timestamptz,
  body text NOT NULL
);
