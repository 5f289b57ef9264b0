CREATE TABLE winzer (
  winzer_id serial PRIMARY KEY,
  name varchar(60) NOT NULL,
  region varchar(30) NOT NULL,
  land char(2) NOT NULL,
  bio_flg char(1) NOT NULL
);
CREATE TABLE wein (
  art_nr varchar(8) PRIMARY KEY,
  bez varchar(60) NOT NULL,
  winzer_id int NOT NULL REFERENCES winzer(winzer_id),
  farbe varchar(10) NOT NULL,
  jahrgang int,
  rebsorte varchar(30),
  vk_preis numeric(7,2) NOT NULL,
  ek_preis numeric(7,2) NOT NULL,
  lager_qty int NOT NULL
);
CREATE TABLE kunde (
  kd_nr int PRIMARY KEY,
  vorname varchar(30),
  nachname varchar(40),
  firma varchar(60),
  strasse varchar(60),
  plz varchar(5),
  ort varchar(40),
  email varchar(60),
  geb_dat date,
  newsletter smallint NOT NULL,
  kd_seit date NOT NULL
);
CREATE TABLE rechnung (
  re_nr varchar(10) PRIMARY KEY,
  kd_nr int NOT NULL REFERENCES kunde(kd_nr),
  re_dat date NOT NULL,
  faellig date NOT NULL,
  bezahlt_am date,
  versand varchar(12) NOT NULL,
  summe numeric(9,2) NOT NULL
);
CREATE TABLE rech_pos (
  re_nr varchar(10) NOT NULL REFERENCES rechnung(re_nr),
  pos smallint NOT NULL,
  art_nr varchar(8) NOT NULL REFERENCES wein(art_nr),
  menge int NOT NULL,
  preis numeric(7,2) NOT NULL,
  PRIMARY KEY (re_nr, pos)
);
CREATE TABLE verkostung (
  verk_id serial PRIMARY KEY,
  titel varchar(60) NOT NULL,
  termin timestamp NOT NULL,
  plaetze int NOT NULL,
  preis_pp numeric(6,2) NOT NULL
);
CREATE TABLE anmeldung (
  verk_id int NOT NULL REFERENCES verkostung(verk_id),
  kd_nr int NOT NULL REFERENCES kunde(kd_nr),
  pers int NOT NULL,
  storno smallint NOT NULL,
  PRIMARY KEY (verk_id, kd_nr)
);
