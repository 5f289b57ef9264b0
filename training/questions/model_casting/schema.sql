CREATE TABLE booker (
  bk int PRIMARY KEY,
  bk_name text NOT NULL,
  desk text NOT NULL -- W women, M men, K kids
);
CREATE TABLE talent (
  tal int PRIMARY KEY,
  alias text NOT NULL, -- name used on jobs
  legal_name text NOT NULL,
  sex char(1) NOT NULL, -- F/M
  born date NOT NULL,
  height_cm int NOT NULL,
  hair text NOT NULL,
  base_city text NOT NULL,
  signed_on date NOT NULL,
  contract_end date,
  mother_agency text, -- who found them, if not us
  own_bk int NOT NULL REFERENCES booker
);
CREATE TABLE client (
  cl int PRIMARY KEY,
  cl_name text NOT NULL,
  cntry char(2) NOT NULL,
  sector text NOT NULL
);
CREATE TABLE casting (
  cst int PRIMARY KEY,
  cl int NOT NULL REFERENCES client,
  title text NOT NULL,
  held_on date NOT NULL,
  city text NOT NULL,
  wanted int NOT NULL -- how many they look for
);
CREATE TABLE sent (
  cst int NOT NULL REFERENCES casting,
  tal int NOT NULL REFERENCES talent,
  shown char(1), -- Y went, N did not
  callback boolean NOT NULL,
  picked boolean NOT NULL,
  PRIMARY KEY (cst, tal)
);
CREATE TABLE job (
  job int PRIMARY KEY,
  cl int NOT NULL REFERENCES client,
  tal int NOT NULL REFERENCES talent,
  bk int NOT NULL REFERENCES booker, -- who closed it
  cst int REFERENCES casting,
  option_on date,
  confirmed_on date,
  shoot_on date NOT NULL,
  cancelled_on date,
  usage_until date,
  day_rate numeric(8,2) NOT NULL,
  days numeric(3,1) NOT NULL,
  agency_pct numeric(4,1) NOT NULL, -- on top, from the client
  city text NOT NULL
);
CREATE TABLE bill (
  bill int PRIMARY KEY,
  job int NOT NULL REFERENCES job,
  sent_on date NOT NULL,
  due_on date NOT NULL,
  got_on date, -- client paid us
  talent_paid_on date,
  fee numeric(9,2) NOT NULL, -- talent's
  commission numeric(9,2) NOT NULL, -- ours
  expenses numeric(8,2) NOT NULL
);
