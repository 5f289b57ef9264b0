CREATE TABLE biersorte (
  sorte_id int PRIMARY KEY,
  bezeichnung text NOT NULL,
  stil text NOT NULL,
  alkohol_prozent numeric(3,1) NOT NULL,
  saisonbier boolean NOT NULL
);
CREATE TABLE rohstoff (
  rohstoff_id int PRIMARY KEY,
  bezeichnung text NOT NULL,
  art text NOT NULL,
  lieferant text,
  bestand_kg numeric(9,1) NOT NULL,
  mindestbestand_kg numeric(9,1) NOT NULL,
  preis_pro_kg numeric(7,2) NOT NULL
);
CREATE TABLE gaertank (
  tank_nr int PRIMARY KEY,
  volumen_hl numeric(6,1) NOT NULL,
  ausser_betrieb boolean NOT NULL
);
CREATE TABLE sud (
  sud_nr int PRIMARY KEY,
  sorte_id int NOT NULL REFERENCES biersorte,
  tank_nr int REFERENCES gaertank,
  braumeister text NOT NULL,
  gebraut_am date NOT NULL,
  abgefuellt_am date,
  menge_hl numeric(6,1) NOT NULL,
  verworfen boolean NOT NULL
);
CREATE TABLE sud_rohstoff (
  sud_nr int REFERENCES sud,
  rohstoff_id int REFERENCES rohstoff,
  menge_kg numeric(8,1) NOT NULL,
  PRIMARY KEY (sud_nr, rohstoff_id)
);
CREATE TABLE kunde (
  kunden_nr int PRIMARY KEY,
  firma text NOT NULL,
  kundenart text NOT NULL,
  ort text NOT NULL,
  kunde_seit date NOT NULL,
  gesperrt boolean NOT NULL
);
CREATE TABLE bestellung (
  bestell_nr int PRIMARY KEY,
  kunden_nr int NOT NULL REFERENCES kunde,
  bestellt_am date NOT NULL,
  geliefert_am date,
  bezahlt_am date
);
CREATE TABLE bestellposition (
  bestell_nr int REFERENCES bestellung,
  sorte_id int REFERENCES biersorte,
  gebinde text NOT NULL,
  anzahl int NOT NULL,
  einzelpreis numeric(8,2) NOT NULL,
  PRIMARY KEY (bestell_nr, sorte_id, gebinde)
);
COMMENT ON TABLE sud IS 'a brew (batch)';
COMMENT ON COLUMN sud.verworfen IS 'true when the batch was poured away';
COMMENT ON COLUMN bestellposition.gebinde IS 'keg or crate the beer was sold in';
