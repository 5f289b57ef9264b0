CREATE TABLE wache (
  wache_id int PRIMARY KEY,
  name text NOT NULL,
  stadtteil text NOT NULL,
  stellplaetze int NOT NULL
);
CREATE TABLE fahrzeug (
  kennzeichen text PRIMARY KEY,
  wache_id int NOT NULL REFERENCES wache(wache_id),
  art text NOT NULL,
  baujahr int NOT NULL,
  kilometerstand int NOT NULL,
  naechste_hu date,
  einsatzbereit boolean NOT NULL
);
CREATE TABLE mitglied (
  mitglied_id int PRIMARY KEY,
  vorname text NOT NULL,
  nachname text NOT NULL,
  wache_id int NOT NULL REFERENCES wache(wache_id),
  dienstgrad text NOT NULL,
  eintritt date NOT NULL,
  austritt date,
  atemschutz_bis date
);
CREATE TABLE einsatz (
  einsatz_id int PRIMARY KEY,
  alarmiert_um timestamp NOT NULL,
  ausgerueckt_um timestamp,
  beendet_um timestamp,
  stichwort text NOT NULL,
  strasse text NOT NULL,
  stadtteil text NOT NULL,
  fehlalarm boolean NOT NULL,
  verletzte int NOT NULL,
  schaden_eur numeric(10,2)
);
CREATE TABLE einsatz_fahrzeug (
  einsatz_id int NOT NULL REFERENCES einsatz(einsatz_id),
  kennzeichen text NOT NULL REFERENCES fahrzeug(kennzeichen),
  PRIMARY KEY (einsatz_id, kennzeichen)
);
CREATE TABLE einsatz_mitglied (
  einsatz_id int NOT NULL REFERENCES einsatz(einsatz_id),
  mitglied_id int NOT NULL REFERENCES mitglied(mitglied_id),
  funktion text NOT NULL,
  PRIMARY KEY (einsatz_id, mitglied_id)
);
CREATE TABLE rechnung (
  rechnung_id int PRIMARY KEY,
  einsatz_id int NOT NULL REFERENCES einsatz(einsatz_id),
  empfaenger text NOT NULL,
  betrag numeric(9,2) NOT NULL,
  gestellt_am date NOT NULL,
  bezahlt_am date
);
CREATE TABLE uebung (
  uebung_id int PRIMARY KEY,
  wache_id int NOT NULL REFERENCES wache(wache_id),
  thema text NOT NULL,
  datum date NOT NULL,
  leiter_id int REFERENCES mitglied(mitglied_id),
  teilnehmer int
);
