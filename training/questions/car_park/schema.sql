CREATE TABLE tbl_garage (
  garage_id integer PRIMARY KEY,
  garage_name varchar(50) NOT NULL,
  city varchar(40) NOT NULL,
  spaces integer NOT NULL,
  ev_spaces integer NOT NULL,
  is_24h smallint NOT NULL,
  is_active smallint NOT NULL DEFAULT 1
);
CREATE TABLE tbl_tariff (
  tariff_id integer PRIMARY KEY,
  garage_id integer NOT NULL REFERENCES tbl_garage(garage_id),
  tariff_name varchar(40) NOT NULL,
  price_per_hour numeric(5,2),
  day_maximum numeric(6,2)
);
CREATE TABLE tbl_parking (
  parking_id integer PRIMARY KEY,
  garage_id integer NOT NULL REFERENCES tbl_garage(garage_id),
  plate varchar(12) NOT NULL,
  entry_time timestamp NOT NULL,
  exit_time timestamp,
  fee numeric(7,2),
  pay_type varchar(12),
  permit_id integer,
  is_lost_ticket smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_permit (
  permit_id integer PRIMARY KEY,
  holder varchar(80) NOT NULL,
  plate varchar(12) NOT NULL,
  garage_id integer NOT NULL REFERENCES tbl_garage(garage_id),
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  monthly_fee numeric(6,2) NOT NULL,
  is_company smallint NOT NULL
);
ALTER TABLE tbl_parking ADD FOREIGN KEY (permit_id) REFERENCES tbl_permit(permit_id);
CREATE TABLE tbl_violation (
  violation_id integer PRIMARY KEY,
  garage_id integer NOT NULL REFERENCES tbl_garage(garage_id),
  plate varchar(12) NOT NULL,
  noted_at timestamp NOT NULL,
  violation_type varchar(30) NOT NULL,
  fine numeric(6,2) NOT NULL,
  is_paid smallint NOT NULL,
  is_appealed smallint NOT NULL
);
CREATE TABLE tbl_machine_fault (
  fault_id integer PRIMARY KEY,
  garage_id integer NOT NULL REFERENCES tbl_garage(garage_id),
  machine varchar(20) NOT NULL,
  started timestamp NOT NULL,
  fixed timestamp
);
