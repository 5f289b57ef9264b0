CREATE TABLE vehicle_class (
  class_code char(2) PRIMARY KEY,
  description text NOT NULL,
  tariff_factor numeric(4,2) NOT NULL
);
CREATE TABLE passage_status (
  status_code smallint PRIMARY KEY,
  meaning text NOT NULL
);
CREATE TABLE account_type (
  type_code char(1) PRIMARY KEY,
  meaning text NOT NULL
);
CREATE TABLE plazas (
  plaza_id int PRIMARY KEY,
  plaza_name text NOT NULL,
  motorway text NOT NULL,
  km_post numeric(5,1) NOT NULL,
  lanes int NOT NULL,
  base_fee numeric(5,2) NOT NULL
);
CREATE TABLE accounts (
  account_id int PRIMARY KEY,
  holder text NOT NULL,
  type_code char(1) NOT NULL REFERENCES account_type,
  balance numeric(9,2) NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE tags (
  tag_no text PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts,
  plate text NOT NULL,
  class_code char(2) NOT NULL REFERENCES vehicle_class,
  issued_on date NOT NULL,
  reported_lost_on date
);
CREATE TABLE passages (
  passage_id int PRIMARY KEY,
  plaza_id int NOT NULL REFERENCES plazas,
  tag_no text REFERENCES tags,
  plate_read text,
  class_code char(2) NOT NULL REFERENCES vehicle_class,
  passed_at timestamptz NOT NULL,
  fee numeric(6,2) NOT NULL,
  status_code smallint NOT NULL REFERENCES passage_status
);
CREATE TABLE fines (
  fine_id int PRIMARY KEY,
  passage_id int NOT NULL REFERENCES passages,
  issued_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  paid_on date,
  appealed boolean NOT NULL DEFAULT false
);
CREATE TABLE top_ups (
  top_up_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts,
  paid_at timestamptz NOT NULL,
  amount numeric(8,2) NOT NULL,
  method text NOT NULL
);
