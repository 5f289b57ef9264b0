CREATE TABLE households (
  household_id int PRIMARY KEY,
  surname varchar(40) NOT NULL,
  street varchar(40) NOT NULL,
  membership varchar(12) NOT NULL,
  joined_on date NOT NULL,
  fee_paid_until date,
  banned boolean NOT NULL
);
CREATE TABLE makers (
  maker_id int PRIMARY KEY,
  maker_name varchar(40) NOT NULL,
  guarantee_years int NOT NULL
);
CREATE TABLE tools (
  tool_id int PRIMARY KEY,
  tool_name varchar(60) NOT NULL,
  category varchar(30) NOT NULL,
  maker_id int REFERENCES makers(maker_id),
  acquired_on date NOT NULL,
  acquired_how varchar(10) NOT NULL,
  replacement_value numeric(8,2) NOT NULL,
  deposit numeric(6,2) NOT NULL,
  condition varchar(10) NOT NULL,
  retired_on date
);
CREATE TABLE helpers (
  helper_id int PRIMARY KEY,
  helper_name varchar(60) NOT NULL,
  household_id int REFERENCES households(household_id),
  can_repair boolean NOT NULL,
  helping_since date NOT NULL
);
CREATE TABLE loans (
  loan_id int PRIMARY KEY,
  tool_id int NOT NULL REFERENCES tools(tool_id),
  household_id int NOT NULL REFERENCES households(household_id),
  issued_by int NOT NULL REFERENCES helpers(helper_id),
  taken_on date NOT NULL,
  due_back date NOT NULL,
  brought_back_on date,
  came_back_damaged boolean
);
CREATE TABLE repairs (
  repair_id int PRIMARY KEY,
  tool_id int NOT NULL REFERENCES tools(tool_id),
  helper_id int REFERENCES helpers(helper_id),
  opened_on date NOT NULL,
  finished_on date,
  parts_cost numeric(7,2) NOT NULL,
  outcome varchar(12)
);
CREATE TABLE fines (
  fine_id int PRIMARY KEY,
  loan_id int NOT NULL REFERENCES loans(loan_id),
  amount numeric(6,2) NOT NULL,
  issued_on date NOT NULL,
  paid_on date,
  waived boolean NOT NULL
);
CREATE TABLE wishes (
  wish_id int PRIMARY KEY,
  household_id int NOT NULL REFERENCES households(household_id),
  wanted varchar(60) NOT NULL,
  asked_on date NOT NULL,
  fulfilled_by int REFERENCES tools(tool_id)
);
COMMENT ON COLUMN households.membership IS 'basic, plus, free';
COMMENT ON COLUMN tools.acquired_how IS 'bought, donated';
COMMENT ON COLUMN tools.condition IS 'new, good, worn, broken';
COMMENT ON COLUMN repairs.outcome IS 'fixed, scrapped; empty while open';
