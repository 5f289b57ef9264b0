CREATE TABLE people (
  pid int PRIMARY KEY,
  nm text NOT NULL,
  town text NOT NULL,
  is_owner boolean NOT NULL,
  is_rider boolean NOT NULL,
  is_instructor boolean NOT NULL
);
CREATE TABLE horses (
  hid int PRIMARY KEY,
  stable_name text NOT NULL,
  passport_name text NOT NULL,
  sex char(1) NOT NULL, -- M mare, G gelding, S stallion
  born int NOT NULL,
  owner_pid int NOT NULL REFERENCES people,
  rider_pid int REFERENCES people, -- who usually rides
  box_no int,
  arrived date NOT NULL,
  left_on date,
  livery text NOT NULL -- FUL full, DIY, SCH school horse
);
CREATE TABLE charges (
  chg int PRIMARY KEY,
  hid int NOT NULL REFERENCES horses,
  chg_date date NOT NULL,
  kind text NOT NULL, -- livery, hay, farrier, vet, clip
  qty numeric(6,1) NOT NULL,
  unit_eur numeric(7,2) NOT NULL,
  line_eur numeric(8,2) NOT NULL -- qty times unit
);
CREATE TABLE bills (
  bill int PRIMARY KEY,
  pid int NOT NULL REFERENCES people,
  period date NOT NULL, -- first of the month it is for
  sent_on date,
  due_on date NOT NULL,
  paid_on date,
  net numeric(8,2) NOT NULL,
  vat numeric(8,2) NOT NULL
);
CREATE TABLE lessons (
  lid int PRIMARY KEY,
  rider_pid int NOT NULL REFERENCES people,
  instr_pid int NOT NULL REFERENCES people,
  hid int NOT NULL REFERENCES horses,
  starts timestamp NOT NULL,
  mins int NOT NULL,
  fee numeric(6,2) NOT NULL,
  status char(1) NOT NULL -- D done, N no-show, C cancelled, B booked
);
