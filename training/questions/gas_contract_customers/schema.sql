CREATE TABLE customer (
  cid int PRIMARY KEY,
  cname text NOT NULL,
  seg char(1) NOT NULL,             -- H household, B business, P public
  vulnerable boolean NOT NULL,      -- may not be cut off
  paperless boolean NOT NULL,
  marketing char(3) NOT NULL,       -- in, out
  moved_out date
);
CREATE TABLE product (
  pcode text PRIMARY KEY,
  pname text NOT NULL,
  fixed_price boolean NOT NULL,     -- false: price follows the market
  green boolean NOT NULL,
  closed_to_new boolean NOT NULL,
  cents_per_kwh numeric(5,2) NOT NULL,
  standing_month numeric(5,2) NOT NULL
);
CREATE TABLE supply_point (
  mprn bigint PRIMARY KEY,
  cid int NOT NULL REFERENCES customer,
  postcode text NOT NULL,
  meter char(1) NOT NULL,           -- S smart, D dumb, P prepayment
  live char(1) NOT NULL,            -- L live, I isolated, R removed
  access char(1) NOT NULL,          -- E easy, K key needed, N no access
  last_inspected date
);
CREATE TABLE contract (
  contract_no int PRIMARY KEY,
  mprn bigint NOT NULL REFERENCES supply_point,
  pcode text NOT NULL REFERENCES product,
  cstate char(2) NOT NULL,          -- PE pending, AC active, LO lost to another supplier, EX expired, OB objected
  pay char(2) NOT NULL,             -- DD direct debit, SO standing order, OB on bill
  signed_on date NOT NULL,
  start_on date,
  end_on date,
  left_on date,
  exit_fee_waived boolean NOT NULL
);
CREATE TABLE reading (
  reading_id int PRIMARY KEY,
  mprn bigint NOT NULL REFERENCES supply_point,
  read_on date NOT NULL,
  rtype char(1) NOT NULL,           -- A actual, C customer's own, E estimated, S smart
  kwh int NOT NULL,                 -- used since the reading before
  rejected boolean NOT NULL
);
CREATE TABLE bill (
  bill_no int PRIMARY KEY,
  contract_no int NOT NULL REFERENCES contract,
  issued date NOT NULL,
  due date NOT NULL,
  paid date,
  based_on char(1) NOT NULL,        -- A actual, E estimate
  bstate char(1) NOT NULL,          -- N normal, D disputed, C cancelled and rebilled
  energy numeric(8,2) NOT NULL,
  standing numeric(6,2) NOT NULL,
  vat numeric(7,2) NOT NULL
);
CREATE TABLE complaint (
  comp_no int PRIMARY KEY,
  cid int NOT NULL REFERENCES customer,
  topic char(2) NOT NULL,           -- BI billing, SW switching, ME meter, SE service
  level int NOT NULL,               -- 1 front line, 2 manager, 3 ombudsman
  opened date NOT NULL,
  closed date,
  upheld char(1)                    -- Y, N, P partly
);
