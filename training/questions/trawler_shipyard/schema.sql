-- shipyard: repair and refit of fishing boats
CREATE TABLE owners (
  ownr int PRIMARY KEY,
  ownr_nm text NOT NULL,
  cntry text NOT NULL,
  rating char(1) NOT NULL -- A pays on time, B slow, C prepay only
);
CREATE TABLE vessels (
  imo int PRIMARY KEY,
  vname text NOT NULL,
  ownr int NOT NULL REFERENCES owners,
  flag text NOT NULL,
  len_m numeric(5,1) NOT NULL,
  gt int NOT NULL, -- gross tonnage
  built int NOT NULL
);
CREATE TABLE slips (
  slip char(1) PRIMARY KEY,
  max_len_m numeric(5,1) NOT NULL,
  covered char(1) NOT NULL -- Y/N
);
CREATE TABLE wo ( -- work order
  wo_no int PRIMARY KEY,
  imo int NOT NULL REFERENCES vessels,
  slip char(1) REFERENCES slips,
  foreman int NOT NULL,
  surveyor int NOT NULL,
  typ text NOT NULL, -- PNT paint, ENG engine, HUL hull, REF refit
  rcvd date NOT NULL, -- order received
  docked date,
  undocked date,
  handed_over date,
  stat text NOT NULL, -- Q quoted, W in work, H handed over, X cancelled
  quote_eur numeric(10,2) NOT NULL,
  final_eur numeric(10,2)
);
CREATE TABLE staff (
  sid int PRIMARY KEY,
  sname text NOT NULL,
  trade text NOT NULL -- WLD welder, PNT painter, MEC mechanic, SUP supervisor
);
CREATE TABLE tsheet (
  wo_no int NOT NULL REFERENCES wo,
  sid int NOT NULL REFERENCES staff,
  wk_start date NOT NULL, -- Monday of the week
  hrs numeric(5,1) NOT NULL,
  ot_hrs numeric(5,1) NOT NULL, -- overtime, on top of hrs
  PRIMARY KEY (wo_no, sid, wk_start)
);
CREATE TABLE inv (
  inv_no int PRIMARY KEY,
  wo_no int NOT NULL REFERENCES wo,
  kind text NOT NULL, -- DEP deposit, FIN final
  issued date NOT NULL,
  due date NOT NULL,
  paid date,
  eur numeric(10,2) NOT NULL
);
