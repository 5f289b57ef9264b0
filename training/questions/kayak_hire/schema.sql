CREATE TABLE stationer (
  id int PRIMARY KEY,
  namn text NOT NULL,
  ort text NOT NULL,
  oppnar date,
  stanger date
);
CREATE TABLE farkoster (
  id int PRIMARY KEY,
  station_id int NOT NULL REFERENCES stationer(id),
  beteckning text NOT NULL,
  typ text NOT NULL,
  platser int NOT NULL,
  inkopt date NOT NULL,
  inkopspris numeric(9,2) NOT NULL,
  skrotad date
);
CREATE TABLE kunder (
  id int PRIMARY KEY,
  fornamn text NOT NULL,
  efternamn text NOT NULL,
  land text NOT NULL,
  epost text,
  fodd date,
  simkunnig boolean NOT NULL
);
CREATE TABLE uthyrningar (
  id int PRIMARY KEY,
  kund_id int NOT NULL REFERENCES kunder(id),
  farkost_id int NOT NULL REFERENCES farkoster(id),
  hamtad timestamp NOT NULL,
  planerad_retur timestamp NOT NULL,
  lamnad timestamp,
  pris_kr numeric(8,2) NOT NULL,
  betalsatt text,
  avbokad boolean NOT NULL DEFAULT false
);
CREATE TABLE guider (
  id int PRIMARY KEY,
  namn text NOT NULL,
  sprak text NOT NULL,
  timlon_kr numeric(6,2) NOT NULL
);
CREATE TABLE turer (
  id int PRIMARY KEY,
  guide_id int REFERENCES guider(id),
  station_id int NOT NULL REFERENCES stationer(id),
  titel text NOT NULL,
  startar timestamp NOT NULL,
  timmar numeric(4,1) NOT NULL,
  max_deltagare int NOT NULL,
  pris_per_person numeric(7,2) NOT NULL,
  installd boolean NOT NULL
);
CREATE TABLE deltagare (
  tur_id int NOT NULL REFERENCES turer(id),
  kund_id int NOT NULL REFERENCES kunder(id),
  betald boolean NOT NULL,
  betyg int,
  PRIMARY KEY (tur_id, kund_id)
);
CREATE TABLE skador (
  id int PRIMARY KEY,
  uthyrning_id int REFERENCES uthyrningar(id),
  farkost_id int NOT NULL REFERENCES farkoster(id),
  anmald date NOT NULL,
  beskrivning text NOT NULL,
  lagad date,
  kostnad_kr numeric(8,2)
);
