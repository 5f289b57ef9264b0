CREATE TABLE lu_loss (
  loss_code char(2) PRIMARY KEY,
  loss_text text NOT NULL
);
CREATE TABLE lu_trade (
  trade_code char(3) PRIMARY KEY,
  trade_text text NOT NULL
);
CREATE TABLE planner (
  planner_id int PRIMARY KEY,
  planner_name text NOT NULL,
  lvl smallint NOT NULL,
  on_leave char(1) NOT NULL
);
CREATE TABLE wedding (
  wedding_id int PRIMARY KEY,
  couple text NOT NULL,
  couple_kind char(2) NOT NULL,
  home_country char(2) NOT NULL,
  planner_id int REFERENCES planner(planner_id),
  asked_on date NOT NULL,
  signed_on date,
  wedding_day date,
  stage smallint NOT NULL,
  loss_code char(2) REFERENCES lu_loss(loss_code),
  rite char(1),
  outdoors char(1) NOT NULL,
  budget numeric(9,2)
);
CREATE TABLE supplier (
  supplier_id int PRIMARY KEY,
  supplier_name text NOT NULL,
  trade_code char(3) NOT NULL REFERENCES lu_trade(trade_code),
  grade char(1) NOT NULL,
  insured boolean NOT NULL
);
CREATE TABLE hired_supplier (
  hs_id int PRIMARY KEY,
  wedding_id int NOT NULL REFERENCES wedding(wedding_id),
  supplier_id int NOT NULL REFERENCES supplier(supplier_id),
  asked_on date NOT NULL,
  answer char(1),
  fee numeric(8,2) NOT NULL
);
CREATE TABLE invitee (
  invitee_id int PRIMARY KEY,
  wedding_id int NOT NULL REFERENCES wedding(wedding_id),
  invitee_name text NOT NULL,
  reply char(1),
  meal char(1) NOT NULL,
  child smallint NOT NULL,
  sleeps_over smallint NOT NULL
);
CREATE TABLE instalment (
  inst_id int PRIMARY KEY,
  wedding_id int NOT NULL REFERENCES wedding(wedding_id),
  inst_type char(1) NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  pay_way char(2),
  amount numeric(9,2) NOT NULL
);
COMMENT ON COLUMN planner.lvl IS '1 assistant, 2 planner, 3 senior planner';
COMMENT ON COLUMN planner.on_leave IS 'Y away on leave, N working';
COMMENT ON COLUMN wedding.couple_kind IS 'MF bride and groom, FF two brides, MM two grooms';
COMMENT ON COLUMN wedding.home_country IS 'ISO two letters: IE Ireland, GB United Kingdom, US, DE Germany, ES Spain';
COMMENT ON COLUMN wedding.signed_on IS 'contract signed, null when no contract';
COMMENT ON COLUMN wedding.stage IS '1 enquiry, 2 offer sent, 3 won (contract, wedding still to come), 4 lost, 5 celebrated, 6 called off after the contract';
COMMENT ON COLUMN wedding.rite IS 'C church, R registry office, H humanist, J Jewish; null when undecided';
COMMENT ON COLUMN wedding.outdoors IS 'Y in the open air, N indoors';
COMMENT ON COLUMN supplier.grade IS 'A excellent, B fine, C only if nobody else is free, X never again';
COMMENT ON COLUMN hired_supplier.answer IS 'Y accepted, N declined; null not answered yet';
COMMENT ON COLUMN invitee.reply IS 'Y comes, N does not come, M maybe; null no reply';
COMMENT ON COLUMN invitee.meal IS 'S standard, V vegetarian, G vegan, C coeliac (gluten free), H halal';
COMMENT ON COLUMN invitee.child IS '1 under 12, 0 adult';
COMMENT ON COLUMN invitee.sleeps_over IS '1 needs a bed, 0 does not';
COMMENT ON COLUMN instalment.inst_type IS 'D deposit, S second instalment, F final bill, R repayment to the couple';
COMMENT ON COLUMN instalment.pay_way IS 'BT bank transfer, CC credit card, CQ cheque';
