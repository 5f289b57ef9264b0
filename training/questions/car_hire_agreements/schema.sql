CREATE TABLE station (
  station_code text PRIMARY KEY,
  station_name text NOT NULL,
  airport int NOT NULL,            -- 1 at an airport
  round_the_clock int NOT NULL,    -- 1 open 24 hours
  franchise int NOT NULL
);
CREATE TABLE vehicle (
  plate text PRIMARY KEY,
  make text NOT NULL,
  cat text NOT NULL,               -- ECO economy, MID midsize, LUX luxury, VAN van
  gearbox text NOT NULL,           -- A automatic, M manual
  drive text NOT NULL,             -- P petrol, D diesel, E electric
  vstatus text NOT NULL,           -- AV available, RT rented, WS in the workshop, SO sold, TH stolen
  home_station text NOT NULL REFERENCES station,
  winter_tyres boolean NOT NULL,
  bought_on date NOT NULL,
  sold_on date,
  km int NOT NULL
);
CREATE TABLE renter (
  renter_id int PRIMARY KEY,
  renter_name text NOT NULL,
  corporate boolean NOT NULL,
  club text,                       -- B basic, P platinum; null: no member
  licence_checked date,
  blacklisted boolean NOT NULL
);
CREATE TABLE agreement (
  ra_no int PRIMARY KEY,
  plate text REFERENCES vehicle,   -- null until a car is assigned
  renter_id int NOT NULL REFERENCES renter,
  out_station text NOT NULL REFERENCES station,
  in_station text NOT NULL REFERENCES station,
  ra_state text NOT NULL,          -- Q quote, R reserved, O on rent, C closed, N no-show, X cancelled
  booked_on date NOT NULL,
  pick_up date NOT NULL,
  due_back date NOT NULL,
  returned_on date,
  cover int NOT NULL,              -- 0 none, 1 basic, 2 full
  young_driver boolean NOT NULL,
  prepaid boolean NOT NULL,
  day_rate numeric(6,2) NOT NULL,
  days int NOT NULL,
  extras numeric(7,2) NOT NULL,
  deposit numeric(7,2) NOT NULL,
  deposit_released_on date
);
CREATE TABLE damage (
  dmg_no int PRIMARY KEY,
  ra_no int NOT NULL REFERENCES agreement,
  part text NOT NULL,
  fault text NOT NULL,             -- R renter, T third party, U unknown
  grade int NOT NULL,              -- 1 scratch, 2 dent, 3 not drivable
  repaired_on date,
  estimate numeric(8,2) NOT NULL,
  charged numeric(8,2) NOT NULL
);
CREATE TABLE fine (
  fine_no int PRIMARY KEY,
  ra_no int NOT NULL REFERENCES agreement,
  kind text NOT NULL,              -- PK parking, SP speeding, TL toll
  amount numeric(7,2) NOT NULL,
  issued date NOT NULL,
  passed_on date,                  -- sent on to the renter
  contested boolean NOT NULL
);
