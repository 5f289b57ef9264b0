CREATE TABLE drug (
  pzn int PRIMARY KEY,
  brand text NOT NULL,
  substance text NOT NULL,
  form text NOT NULL, -- TAB tablets, SYR syrup, CRM cream, INJ injection
  strength_mg numeric(7,1),
  rx char(1) NOT NULL, -- Y prescription only
  buy_price numeric(7,2) NOT NULL,
  sell_price numeric(7,2) NOT NULL
);
CREATE TABLE lot (
  lot_no text PRIMARY KEY,
  pzn int NOT NULL REFERENCES drug,
  received date NOT NULL,
  expires date NOT NULL,
  packs_in int NOT NULL,
  packs_left int NOT NULL,
  recalled char(1) NOT NULL -- Y/N
);
CREATE TABLE patient (
  pat_id int PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  sex char(1) NOT NULL,
  dob date NOT NULL,
  insurer text NOT NULL -- AOK, TK, BAR, PRIV
);
CREATE TABLE doctor (
  doc_id int PRIMARY KEY,
  doc_name text NOT NULL,
  speciality text NOT NULL
);
CREATE TABLE script (
  script_no int PRIMARY KEY,
  pat_id int NOT NULL REFERENCES patient,
  doc_id int NOT NULL REFERENCES doctor,
  written_on date NOT NULL,
  handed_in_on date NOT NULL,
  dispensed_on date,
  collected_on date,
  billed_on date, -- to the insurer
  copay numeric(6,2) NOT NULL
);
CREATE TABLE script_line (
  script_no int NOT NULL REFERENCES script,
  pzn int NOT NULL REFERENCES drug,
  packs int NOT NULL,
  pack_price numeric(7,2) NOT NULL, -- charged for one
  substituted char(1) NOT NULL, -- Y another brand than written
  PRIMARY KEY (script_no, pzn)
);
CREATE TABLE otc_sale (
  sale_no int PRIMARY KEY,
  sold_at timestamp NOT NULL,
  pzn int NOT NULL REFERENCES drug,
  packs int NOT NULL,
  total numeric(7,2) NOT NULL -- for all packs, discount taken off
);
