CREATE TABLE zeitung (
  zeitung_id integer PRIMARY KEY, titel text NOT NULL, erscheinungsweise text NOT NULL, einzelpreis numeric(6,2) NOT NULL, gegruendet integer
);
CREATE TABLE abo_art (
  abo_art_id integer PRIMARY KEY, zeitung_id integer NOT NULL REFERENCES zeitung, bezeichnung text NOT NULL, monatspreis numeric(6,2) NOT NULL, digital boolean NOT NULL, mindestlaufzeit_monate integer NOT NULL
);
CREATE TABLE kunde (
  kunden_nr integer PRIMARY KEY, anrede text, vorname text, nachname text NOT NULL, geburtsdatum date, email text, telefon text, kunde_seit date NOT NULL, werbung_erlaubt boolean NOT NULL
);
CREATE TABLE anschrift (
  anschrift_id integer PRIMARY KEY, kunden_nr integer NOT NULL REFERENCES kunde, strasse text NOT NULL, plz char(5) NOT NULL, ort text NOT NULL, gueltig_ab date NOT NULL, gueltig_bis date
);
CREATE TABLE zustellbezirk (
  bezirk_id integer PRIMARY KEY, bezeichnung text NOT NULL, ort text NOT NULL, haushalte integer
);
CREATE TABLE zusteller (
  zusteller_id integer PRIMARY KEY, vorname text NOT NULL, nachname text NOT NULL, bezirk_id integer REFERENCES zustellbezirk, eintritt date NOT NULL, austritt date, stundenlohn numeric(6,2) NOT NULL
);
CREATE TABLE abonnement (
  abo_nr integer PRIMARY KEY, kunden_nr integer NOT NULL REFERENCES kunde, abo_art_id integer NOT NULL REFERENCES abo_art, bezirk_id integer REFERENCES zustellbezirk, beginn date NOT NULL, ende date, gekuendigt_am date, kuendigungsgrund text, geworben_von integer REFERENCES kunde, zahlungsart text NOT NULL, rabatt_prozent numeric(4,1) NOT NULL DEFAULT 0
);
CREATE TABLE rechnung (
  rechnungs_nr integer PRIMARY KEY, abo_nr integer NOT NULL REFERENCES abonnement, rechnungsdatum date NOT NULL, faellig_am date NOT NULL, betrag numeric(8,2) NOT NULL, bezahlt_am date, mahnstufe integer NOT NULL DEFAULT 0, storniert boolean NOT NULL DEFAULT false
);
CREATE TABLE reklamation (
  reklamation_id integer PRIMARY KEY, abo_nr integer NOT NULL REFERENCES abonnement, eingegangen_am timestamp NOT NULL, art text NOT NULL, weg text NOT NULL, erledigt_am timestamp, gutschrift numeric(6,2)
);
CREATE TABLE lieferpause (
  pause_id integer PRIMARY KEY, abo_nr integer NOT NULL REFERENCES abonnement, von date NOT NULL, bis date, grund text, spende boolean NOT NULL
);
