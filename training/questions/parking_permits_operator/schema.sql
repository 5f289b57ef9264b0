CREATE TABLE car_parks (
  car_park_id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  spaces int NOT NULL,
  hourly_rate numeric(4,2) NOT NULL
);
CREATE TABLE holders (
  holder_id int PRIMARY KEY,
  holder_name text NOT NULL,
  kind text NOT NULL,
  email text
);
CREATE TABLE permits (
  permit_id int PRIMARY KEY,
  holder_id int NOT NULL REFERENCES holders,
  car_park_id int NOT NULL REFERENCES car_parks,
  plate text NOT NULL,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  monthly_fee numeric(6,2) NOT NULL,
  cancelled_on date
);
CREATE TABLE wardens (
  warden_id int PRIMARY KEY,
  warden_name text NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE fines (
  fine_id int PRIMARY KEY,
  car_park_id int NOT NULL REFERENCES car_parks,
  warden_id int NOT NULL REFERENCES wardens,
  plate text NOT NULL,
  issued_at timestamp NOT NULL,
  offence text NOT NULL,
  amount numeric(6,2) NOT NULL,
  paid_on date,
  waived_on date
);
CREATE TABLE appeals (
  appeal_id int PRIMARY KEY,
  fine_id int NOT NULL UNIQUE REFERENCES fines,
  received_on date NOT NULL,
  decided_on date,
  outcome text
);
COMMENT ON COLUMN appeals.outcome IS 'upheld (fine waived) or rejected; empty while open';
