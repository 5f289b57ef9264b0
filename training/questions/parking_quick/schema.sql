CREATE TABLE garage (
  gar_id int PRIMARY KEY,
  gar_name text NOT NULL,
  city text NOT NULL,
  spaces int NOT NULL,
  ev_spaces int NOT NULL,
  opened date NOT NULL
);
CREATE TABLE tariff (
  tar_code text PRIMARY KEY, -- HR hourly, DAY, NGT night, PER permit
  eur_hour numeric(5,2),
  day_max numeric(5,2)
);
CREATE TABLE stay (
  stay_id int PRIMARY KEY,
  gar_id int NOT NULL REFERENCES garage,
  plate text NOT NULL,
  plate_cntry char(2) NOT NULL,
  tar_code text NOT NULL REFERENCES tariff,
  ts_in timestamp NOT NULL,
  ts_out timestamp,
  fee numeric(6,2),
  paid numeric(6,2) NOT NULL DEFAULT 0,
  pay_how text, -- CARD, CASH, APP
  lost_ticket boolean NOT NULL
);
CREATE TABLE permit (
  permit_no int PRIMARY KEY,
  gar_id int NOT NULL REFERENCES garage,
  holder text NOT NULL,
  firm char(1) NOT NULL, -- Y company
  plate text NOT NULL,
  applied_on date NOT NULL,
  valid_from date,
  valid_to date,
  cancelled_on date,
  monthly_eur numeric(6,2) NOT NULL
);
CREATE TABLE permit_payment (
  permit_no int NOT NULL REFERENCES permit,
  for_month date NOT NULL, -- first of month
  due_on date NOT NULL,
  paid_on date,
  eur numeric(6,2) NOT NULL,
  PRIMARY KEY (permit_no, for_month)
);
CREATE TABLE fault (
  fault_id int PRIMARY KEY,
  gar_id int NOT NULL REFERENCES garage,
  device text NOT NULL, -- barrier, till, lift, charger
  reported timestamp NOT NULL,
  tech_arrived timestamp,
  cleared timestamp,
  cost numeric(7,2)
);
