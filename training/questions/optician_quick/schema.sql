CREATE TABLE branch (
  br text PRIMARY KEY, -- NYC, BOS, PHL
  city text NOT NULL,
  mgr text NOT NULL
);
CREATE TABLE pat (
  pat int PRIMARY KEY,
  last_nm text NOT NULL,
  first_nm text NOT NULL,
  sex char(1) NOT NULL,
  dob date NOT NULL,
  home_br text NOT NULL REFERENCES branch,
  first_visit date NOT NULL,
  last_exam date,
  recall_due date,
  contact_lens char(1) NOT NULL -- Y/N wears them
);
CREATE TABLE frame (
  sku text PRIMARY KEY,
  brand text NOT NULL,
  model text NOT NULL,
  kids boolean NOT NULL,
  cost numeric(7,2) NOT NULL,
  tag_price numeric(7,2) NOT NULL
);
CREATE TABLE frame_stock (
  sku text NOT NULL REFERENCES frame,
  br text NOT NULL REFERENCES branch,
  qty int NOT NULL,
  PRIMARY KEY (sku, br)
);
CREATE TABLE ord (
  ord int PRIMARY KEY,
  pat int NOT NULL REFERENCES pat,
  br text NOT NULL REFERENCES branch, -- where sold
  pickup_br text NOT NULL REFERENCES branch,
  sku text REFERENCES frame, -- empty: own frame
  lens text NOT NULL, -- SV single vision, PRG progressive, SUN
  taken date NOT NULL,
  lab_sent date,
  lab_back date,
  picked_up date,
  remake char(1) NOT NULL, -- Y had to be made again
  frame_amt numeric(7,2) NOT NULL,
  lens_amt numeric(7,2) NOT NULL,
  ins_amt numeric(7,2) NOT NULL, -- insurer's part
  deposit numeric(7,2) NOT NULL
);
CREATE TABLE exam (
  ex int PRIMARY KEY,
  pat int NOT NULL REFERENCES pat,
  br text NOT NULL REFERENCES branch,
  doc text NOT NULL,
  booked_on date NOT NULL,
  exam_on date NOT NULL,
  kept char(1), -- Y, N no-show, empty: ahead
  fee numeric(6,2) NOT NULL
);
