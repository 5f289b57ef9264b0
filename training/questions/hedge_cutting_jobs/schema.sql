CREATE TABLE client (
  client_id integer PRIMARY KEY,
  client_name text NOT NULL,
  village text NOT NULL,
  farm boolean NOT NULL
);
CREATE TABLE tractor (
  tractor_id integer PRIMARY KEY,
  nickname text NOT NULL,
  reach_m numeric(4,1) NOT NULL,
  sold_on date
);
CREATE TABLE job (
  job_id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES client,
  tractor_id integer REFERENCES tractor,
  asked_on date NOT NULL,
  planned_for date,
  done_on date,
  metres integer NOT NULL,
  hours numeric(4,1),
  called_off boolean NOT NULL DEFAULT false
);
CREATE TABLE bill (
  bill_no integer PRIMARY KEY,
  job_id integer NOT NULL REFERENCES job,
  sent_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date
);
