-- payroll of a night cleaning firm
CREATE TABLE worker (
  wno int PRIMARY KEY,
  wname text NOT NULL,
  g char(1),                 -- f / m, empty if not stated
  pay_basis char(1) NOT NULL,  -- H hourly, S salaried
  tax_class int NOT NULL,    -- 1 to 6
  pay_method char(2) NOT NULL, -- BT bank transfer, CH cheque, CA cash
  pension_optout boolean NOT NULL,
  student boolean NOT NULL,
  start_dt date NOT NULL,
  end_dt date
);
CREATE TABLE pay_code (
  pc text PRIMARY KEY,
  descr text NOT NULL,
  sign int NOT NULL,         -- 1 earning, -1 deduction
  taxable char(1) NOT NULL   -- T or F
);
CREATE TABLE pay_run (
  run_no int PRIMARY KEY,
  period_start date NOT NULL,
  pay_date date NOT NULL,
  run_type char(1) NOT NULL, -- R regular, C correction, B bonus
  posted_at timestamptz      -- empty until posted to the ledger
);
CREATE TABLE payslip (
  slip_no int PRIMARY KEY,
  run_no int NOT NULL REFERENCES pay_run,
  wno int NOT NULL REFERENCES worker,
  st char(1) NOT NULL,       -- D draft, P paid, V void, H held back
  hours numeric(5,1) NOT NULL,
  night_hours numeric(5,1) NOT NULL,
  gross numeric(8,2) NOT NULL,
  tax numeric(8,2) NOT NULL,
  net numeric(8,2) NOT NULL
);
CREATE TABLE slip_line (
  slip_no int NOT NULL REFERENCES payslip,
  pc text NOT NULL REFERENCES pay_code,
  amount numeric(8,2) NOT NULL, -- always positive, see pay_code.sign
  PRIMARY KEY (slip_no, pc)
);
CREATE TABLE garnishment (
  gid int PRIMARY KEY,
  wno int NOT NULL REFERENCES worker,
  creditor text NOT NULL,
  kind char(1) NOT NULL,     -- M maintenance, T tax debt, L loan
  monthly numeric(7,2) NOT NULL,
  from_dt date NOT NULL,
  cleared_dt date
);
