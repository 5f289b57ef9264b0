CREATE TABLE pupils (
  pid int PRIMARY KEY,
  nm text NOT NULL,
  sex char(1) NOT NULL,
  born date NOT NULL,
  grade text NOT NULL, -- BEG, INT, ADV
  payer_nm text NOT NULL, -- who gets the bill
  start_dt date NOT NULL,
  stop_dt date
);
CREATE TABLE ponies (
  pony_id int PRIMARY KEY,
  pony text NOT NULL,
  hands numeric(3,1) NOT NULL,
  born_yr int NOT NULL,
  max_kg int NOT NULL, -- heaviest rider
  bought_dt date NOT NULL,
  price numeric(8,2) NOT NULL,
  resting boolean NOT NULL
);
CREATE TABLE teachers (
  tid int PRIMARY KEY,
  tname text NOT NULL,
  fee_hr numeric(6,2) NOT NULL,
  lang text NOT NULL
);
CREATE TABLE lessons (
  les_id int PRIMARY KEY,
  les_dt date NOT NULL,
  hr int NOT NULL, -- starting hour
  tid int NOT NULL REFERENCES teachers,
  cover_tid int REFERENCES teachers, -- stood in
  kind char(1) NOT NULL, -- G group, P private, L lunge
  mins int NOT NULL,
  places int NOT NULL,
  price_head numeric(6,2) NOT NULL,
  off_reason text -- set when the lesson did not happen: rain, ill, frost
);
CREATE TABLE rides (
  les_id int NOT NULL REFERENCES lessons,
  pid int NOT NULL REFERENCES pupils,
  pony_id int REFERENCES ponies,
  wish_pony_id int REFERENCES ponies, -- asked for
  booked_dt date NOT NULL,
  turned_up char(1), -- Y/N, empty before the lesson
  charged numeric(6,2) NOT NULL,
  PRIMARY KEY (les_id, pid)
);
CREATE TABLE cards ( -- ten ride cards
  card_no int PRIMARY KEY,
  pid int NOT NULL REFERENCES pupils,
  sold_dt date NOT NULL,
  exp_dt date NOT NULL,
  rides_total int NOT NULL,
  rides_used int NOT NULL,
  paid numeric(7,2) NOT NULL
);
