CREATE TABLE tbl_client (
  client_id int PRIMARY KEY,
  client_name varchar(80) NOT NULL,
  client_kind varchar(20) NOT NULL,
  is_vip smallint NOT NULL DEFAULT 0,
  credit_days smallint
);
CREATE TABLE tbl_fixture_type (
  type_id int PRIMARY KEY,
  type_name varchar(40) NOT NULL,
  watts int NOT NULL,
  is_led smallint NOT NULL,
  day_rate decimal(7,2) NOT NULL
);
CREATE TABLE tbl_fixture (
  fixture_id int PRIMARY KEY,
  type_id int NOT NULL REFERENCES tbl_fixture_type(type_id),
  asset_tag varchar(12) NOT NULL,
  bought_on date NOT NULL,
  lamp_hours int,
  is_faulty smallint NOT NULL DEFAULT 0,
  is_scrapped smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_show (
  show_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES tbl_client(client_id),
  show_title varchar(80) NOT NULL,
  venue varchar(60) NOT NULL,
  load_in date NOT NULL,
  load_out date NOT NULL,
  quoted decimal(10,2) NOT NULL,
  invoiced_on date,
  is_paid smallint NOT NULL DEFAULT 0,
  is_cancelled smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_show_fixture (
  show_id int NOT NULL REFERENCES tbl_show(show_id),
  fixture_id int NOT NULL REFERENCES tbl_fixture(fixture_id),
  is_returned smallint NOT NULL,
  PRIMARY KEY (show_id, fixture_id)
);
CREATE TABLE tbl_technician (
  tech_id int PRIMARY KEY,
  tech_name varchar(60) NOT NULL,
  is_rigger smallint NOT NULL,
  is_freelance smallint NOT NULL,
  day_fee decimal(6,2)
);
CREATE TABLE tbl_call (
  show_id int NOT NULL REFERENCES tbl_show(show_id),
  tech_id int NOT NULL REFERENCES tbl_technician(tech_id),
  call_date date NOT NULL,
  hours decimal(4,1) NOT NULL,
  PRIMARY KEY (show_id, tech_id, call_date)
);
CREATE TABLE tbl_repair (
  repair_id int PRIMARY KEY,
  fixture_id int NOT NULL REFERENCES tbl_fixture(fixture_id),
  sent_on date NOT NULL,
  back_on date,
  fault varchar(40) NOT NULL,
  cost decimal(7,2)
);
