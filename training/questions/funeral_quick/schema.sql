CREATE TABLE staff (
  st int PRIMARY KEY,
  nm text NOT NULL,
  role text NOT NULL -- DIR director, BEA bearer, ADM office
);
CREATE TABLE funeral (
  f_no int PRIMARY KEY,
  deceased text NOT NULL,
  sex char(1) NOT NULL,
  born date NOT NULL,
  died_on date NOT NULL,
  collected_on date NOT NULL, -- we fetched the body
  service_on date,
  kind char(1) NOT NULL, -- B burial, C cremation
  place text, -- cemetery or crematorium
  ordered_by text NOT NULL, -- relative
  invoice_to text NOT NULL,
  arranger int NOT NULL REFERENCES staff, -- first meeting
  conductor int REFERENCES staff, -- on the day
  prepaid char(1) NOT NULL, -- Y had a plan
  estimate numeric(9,2) NOT NULL
);
CREATE TABLE item (
  it text PRIMARY KEY,
  descr text NOT NULL,
  grp text NOT NULL, -- COF coffin, URN, FLW flowers, CAR, FEE third party
  cost numeric(8,2) NOT NULL,
  price numeric(8,2) NOT NULL,
  stock int -- empty: not kept
);
CREATE TABLE funeral_item (
  f_no int NOT NULL REFERENCES funeral,
  it text NOT NULL REFERENCES item,
  qty int NOT NULL,
  charged numeric(8,2) NOT NULL, -- line total
  PRIMARY KEY (f_no, it)
);
CREATE TABLE invoice (
  inv int PRIMARY KEY,
  f_no int NOT NULL REFERENCES funeral,
  dated date NOT NULL,
  due date NOT NULL,
  settled date,
  net numeric(9,2) NOT NULL,
  vat numeric(8,2) NOT NULL,
  paid_so_far numeric(9,2) NOT NULL
);
CREATE TABLE plan (
  plan_no int PRIMARY KEY,
  holder text NOT NULL,
  sold_on date NOT NULL,
  sold_by int NOT NULL REFERENCES staff,
  value numeric(8,2) NOT NULL,
  paid_in numeric(8,2) NOT NULL,
  used_on date,
  cancelled_on date
);
