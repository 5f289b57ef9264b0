CREATE TABLE tbl_garage (
  garage_id int PRIMARY KEY,
  garage_name varchar(60) NOT NULL,
  city varchar(40) NOT NULL,
  levels smallint NOT NULL,
  spaces int NOT NULL,
  is_24h smallint NOT NULL DEFAULT 0,
  is_closed smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_tariff (
  tariff_id int PRIMARY KEY,
  garage_id int NOT NULL REFERENCES tbl_garage(garage_id),
  tariff_name varchar(40) NOT NULL,
  price_hour decimal(5,2),
  day_max decimal(6,2),
  is_current smallint NOT NULL
);
CREATE TABLE tbl_permit_holder (
  holder_id int PRIMARY KEY,
  holder_name varchar(80) NOT NULL,
  plate varchar(12) NOT NULL,
  garage_id int NOT NULL REFERENCES tbl_garage(garage_id),
  permit_from date NOT NULL,
  permit_to date,
  monthly_fee decimal(7,2) NOT NULL,
  is_business smallint NOT NULL DEFAULT 0,
  is_blocked smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_stay (
  stay_id int PRIMARY KEY,
  garage_id int NOT NULL REFERENCES tbl_garage(garage_id),
  holder_id int REFERENCES tbl_permit_holder(holder_id),
  plate varchar(12),
  entry_time timestamp NOT NULL,
  exit_time timestamp,
  amount decimal(7,2),
  pay_type varchar(10),
  is_lost_ticket smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_attendant (
  attendant_id int PRIMARY KEY,
  attendant_name varchar(60) NOT NULL,
  garage_id int REFERENCES tbl_garage(garage_id),
  is_night smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_incident (
  incident_id int PRIMARY KEY,
  garage_id int NOT NULL REFERENCES tbl_garage(garage_id),
  attendant_id int REFERENCES tbl_attendant(attendant_id),
  reported_on date NOT NULL,
  incident_type varchar(30) NOT NULL,
  damage decimal(8,2),
  is_resolved smallint NOT NULL
);
CREATE TABLE tbl_charger (
  charger_id int PRIMARY KEY,
  garage_id int NOT NULL REFERENCES tbl_garage(garage_id),
  kw smallint NOT NULL,
  installed_on date NOT NULL,
  is_working smallint NOT NULL
);
