CREATE TABLE depot (
  dep char(1) PRIMARY KEY,
  dep_nm text NOT NULL
);
CREATE TABLE truck (
  trk text PRIMARY KEY,
  dep char(1) NOT NULL REFERENCES depot,
  fuel text NOT NULL, -- D diesel, E electric
  cap_t numeric(4,1) NOT NULL,
  in_service date NOT NULL,
  scrapped date
);
CREATE TABLE round (
  rnd text PRIMARY KEY,
  dep char(1) NOT NULL REFERENCES depot,
  wday int NOT NULL, -- 1 Monday to 5 Friday
  stream text NOT NULL, -- RES residual, REC recycling, GDN garden, FOO food
  homes int NOT NULL
);
CREATE TABLE run (
  rnd text NOT NULL REFERENCES round,
  run_dt date NOT NULL,
  trk text NOT NULL REFERENCES truck,
  driver text NOT NULL,
  left_at timestamp NOT NULL,
  back_at timestamp,
  tonnes_gross numeric(5,2), -- weighed in
  tonnes_rej numeric(5,2) NOT NULL DEFAULT 0, -- refused as contaminated, part of gross
  bins_missed int NOT NULL,
  PRIMARY KEY (rnd, run_dt)
);
CREATE TABLE household (
  hh int PRIMARY KEY,
  street text NOT NULL,
  no text NOT NULL,
  rnd text NOT NULL REFERENCES round, -- residual round
  assisted char(1) NOT NULL, -- Y crew fetches the bin
  garden_sub_from date,
  garden_sub_to date
);
CREATE TABLE bin_req (
  req int PRIMARY KEY,
  hh int NOT NULL REFERENCES household,
  typ text NOT NULL, -- NEW new bin, REP repair, MIS missed, BLK bulky
  asked date NOT NULL,
  planned date,
  done date,
  refused date,
  fee numeric(6,2) NOT NULL,
  paid date
);
