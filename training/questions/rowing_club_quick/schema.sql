CREATE TABLE membs (
  memb_id int PRIMARY KEY,
  nm text NOT NULL,
  sex char(1) NOT NULL,        -- F / M
  cat text NOT NULL,           -- SEN senior, JUN junior, VET veteran, SOC social
  dob date NOT NULL,
  dt_join date NOT NULL,
  dt_left date,
  coach_id int                 -- their coach, another member
);
CREATE TABLE fees (
  fee_id int PRIMARY KEY,
  memb_id int NOT NULL REFERENCES membs,
  season int NOT NULL,
  amt numeric(7,2) NOT NULL,   -- charged
  disc numeric(7,2) NOT NULL DEFAULT 0, -- taken off
  dt_due date NOT NULL,
  dt_paid date
);
CREATE TABLE boats (
  boat_id int PRIMARY KEY,
  boat_name text NOT NULL,
  cls text NOT NULL,           -- 1x, 2x, 4-, 8+
  seats int NOT NULL,
  built int NOT NULL,
  bought_on date NOT NULL,
  price numeric(9,2) NOT NULL, -- paid for it
  insured numeric(9,2) NOT NULL,
  state char(1) NOT NULL       -- A afloat, R in repair, S sold
);
CREATE TABLE outings (
  outing_id int PRIMARY KEY,
  boat_id int NOT NULL REFERENCES boats,
  out_at timestamp NOT NULL,
  back_at timestamp,
  km numeric(5,1),
  purpose text NOT NULL        -- T training, R race, L leisure
);
CREATE TABLE crew (
  outing_id int NOT NULL REFERENCES outings,
  memb_id int NOT NULL REFERENCES membs,
  seat text NOT NULL,          -- bow, 2, 3, stroke, cox
  PRIMARY KEY (outing_id, memb_id)
);
CREATE TABLE damage (
  dmg_id int PRIMARY KEY,
  boat_id int NOT NULL REFERENCES boats,
  reported_by int NOT NULL REFERENCES membs,
  caused_by int REFERENCES membs,
  reported_on date NOT NULL,
  fixed_on date,
  est_cost numeric(8,2) NOT NULL,
  final_cost numeric(8,2)
);
