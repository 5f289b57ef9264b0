CREATE TABLE branches (branch_no int PRIMARY KEY, town text NOT NULL, franchise boolean NOT NULL, closed_on date);
CREATE TABLE salespeople (sp_no int PRIMARY KEY, name text NOT NULL, branch_no int NOT NULL REFERENCES branches, trainee boolean NOT NULL, resigned_on date);
CREATE TABLE machines (
  stock_no int PRIMARY KEY,
  maker text NOT NULL,
  model text NOT NULL,
  machine_type char(2) NOT NULL,      -- TR tractor, HV harvester, BL baler, LD loader
  new_used char(1) NOT NULL,          -- N, U, D (demonstrator)
  stock_status char(1) NOT NULL,      -- I in stock, R reserved, S sold, T in transit, W written off
  fuel char(1) NOT NULL,              -- D diesel, E electric, H hybrid
  branch_no int NOT NULL REFERENCES branches,
  model_year int NOT NULL,
  engine_hours int,
  list_price numeric(9,2) NOT NULL,
  purchase_price numeric(9,2) NOT NULL,
  arrived_on date,
  prepared_on date
);
CREATE TABLE buyers (buyer_no int PRIMARY KEY, name text NOT NULL, buyer_type char(1) NOT NULL, vat_exempt char(1) NOT NULL, county text NOT NULL);
COMMENT ON COLUMN buyers.buyer_type IS 'F farmer, C contractor, M municipality, X export trader';
COMMENT ON COLUMN buyers.vat_exempt IS 'y / n';
CREATE TABLE deals (
  deal_no int PRIMARY KEY,
  stock_no int NOT NULL REFERENCES machines,
  buyer_no int NOT NULL REFERENCES buyers,
  sp_no int NOT NULL REFERENCES salespeople,
  finance char(1) NOT NULL,           -- C cash, L lease, K credit
  signed_on date NOT NULL,
  deposit_on date,
  handed_over_on date,
  fell_through smallint NOT NULL,     -- 1 if the deal fell through
  sale_price numeric(9,2) NOT NULL,
  trade_in_value numeric(9,2)         -- null: nothing traded in
);
CREATE TABLE workshop_jobs (
  job_no int PRIMARY KEY,
  stock_no int NOT NULL REFERENCES machines,
  job_kind int NOT NULL,              -- 1 service, 2 repair, 3 warranty, 4 recall
  priority char(1) NOT NULL,          -- u urgent, n normal, l low
  booked_in date NOT NULL,
  finished_on date,
  parts_cost numeric(8,2) NOT NULL,
  labour_cost numeric(8,2) NOT NULL
);
