CREATE TABLE hof (
  hof_nr integer PRIMARY KEY,
  betriebsname text NOT NULL,
  landwirt text NOT NULL,
  ort text NOT NULL,
  bio boolean NOT NULL,
  anzahl_kuehe integer NOT NULL,
  mitglied_seit date NOT NULL,
  ausgetreten_am date
);
CREATE TABLE milchabholung (
  abholung_nr integer PRIMARY KEY,
  hof_nr integer NOT NULL REFERENCES hof,
  fahrer_nr integer NOT NULL,
  abgeholt_am date NOT NULL,
  liter integer NOT NULL,
  fett_prozent numeric(4,2) NOT NULL,
  eiweiss_prozent numeric(4,2) NOT NULL,
  keimzahl integer,
  preis_pro_liter numeric(6,4) NOT NULL,
  abgelehnt boolean NOT NULL DEFAULT false
);
CREATE TABLE fahrer (
  fahrer_nr integer PRIMARY KEY,
  vorname text NOT NULL,
  nachname text NOT NULL,
  eingestellt_am date NOT NULL
);
ALTER TABLE milchabholung ADD FOREIGN KEY (fahrer_nr) REFERENCES fahrer;
CREATE TABLE warengruppe (
  gruppe_nr integer PRIMARY KEY,
  bezeichnung text NOT NULL,
  mwst_satz numeric(4,1) NOT NULL
);
CREATE TABLE artikel (
  artikel_nr integer PRIMARY KEY,
  gruppe_nr integer NOT NULL REFERENCES warengruppe,
  bezeichnung text NOT NULL,
  einheit text NOT NULL,
  listenpreis numeric(7,2) NOT NULL,
  haltbarkeit_tage integer,
  aktiv boolean NOT NULL
);
CREATE TABLE charge (
  charge_nr text PRIMARY KEY,
  artikel_nr integer NOT NULL REFERENCES artikel,
  hergestellt_am date NOT NULL,
  menge integer NOT NULL,
  ausschuss integer NOT NULL,
  freigegeben_am date
);
CREATE TABLE kunde (
  kunde_nr integer PRIMARY KEY,
  firma text NOT NULL,
  kundenart text NOT NULL,
  ort text NOT NULL,
  zahlungsziel_tage integer NOT NULL,
  gesperrt boolean NOT NULL
);
CREATE TABLE rechnung (
  rechnung_nr integer PRIMARY KEY,
  kunde_nr integer NOT NULL REFERENCES kunde,
  rechnungsdatum date NOT NULL,
  faellig_am date NOT NULL,
  bezahlt_am date,
  betrag_netto numeric(10,2) NOT NULL
);
CREATE TABLE rechnungsposition (
  rechnung_nr integer NOT NULL REFERENCES rechnung,
  position integer NOT NULL,
  artikel_nr integer NOT NULL REFERENCES artikel,
  menge integer NOT NULL,
  einzelpreis numeric(7,2) NOT NULL,
  PRIMARY KEY (rechnung_nr, position)
);
