CREATE TABLE device_status (
  code smallint PRIMARY KEY,
  meaning varchar(40) NOT NULL
);
CREATE TABLE severity (
  code char(2) PRIMARY KEY,
  meaning varchar(40) NOT NULL,
  respond_within_minutes integer NOT NULL
);
CREATE TABLE work_type (
  code char(3) PRIMARY KEY,
  meaning varchar(60) NOT NULL
);
CREATE TABLE tenant (
  tenant_id integer PRIMARY KEY,
  name varchar(60) NOT NULL,
  contract_kw numeric(6,1) NOT NULL,
  monthly_fee_eur numeric(10,2) NOT NULL,
  contract_end date
);
CREATE TABLE rack (
  rack_id integer PRIMARY KEY,
  hall varchar(10) NOT NULL,
  position varchar(10) NOT NULL,
  tenant_id integer REFERENCES tenant,
  height_units smallint NOT NULL,
  max_kw numeric(5,2) NOT NULL
);
CREATE TABLE device (
  device_id integer PRIMARY KEY,
  rack_id integer REFERENCES rack,
  hostname varchar(40) NOT NULL,
  vendor varchar(30) NOT NULL,
  model varchar(40) NOT NULL,
  status_code smallint NOT NULL REFERENCES device_status(code),
  installed_on date NOT NULL,
  warranty_until date,
  height_units smallint NOT NULL
);
CREATE TABLE power_reading (
  rack_id integer NOT NULL REFERENCES rack,
  read_at timestamptz NOT NULL,
  kw numeric(5,2) NOT NULL,
  inlet_celsius numeric(4,1),
  PRIMARY KEY (rack_id, read_at)
);
CREATE TABLE incident (
  incident_id integer PRIMARY KEY,
  device_id integer REFERENCES device,
  severity_code char(2) NOT NULL REFERENCES severity(code),
  title varchar(120) NOT NULL,
  opened_at timestamptz NOT NULL,
  first_response_at timestamptz,
  closed_at timestamptz
);
CREATE TABLE visit (
  visit_id integer PRIMARY KEY,
  tenant_id integer NOT NULL REFERENCES tenant,
  visitor varchar(60) NOT NULL,
  work_code char(3) NOT NULL REFERENCES work_type(code),
  entered_at timestamptz NOT NULL,
  left_at timestamptz
);
