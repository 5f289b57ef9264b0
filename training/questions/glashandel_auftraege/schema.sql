CREATE TABLE kunde (kunde_id int PRIMARY KEY, name text NOT NULL, ort text, plz text, rabatt_pct numeric(4,1) NOT NULL, gesperrt boolean NOT NULL);
CREATE TABLE mitarbeiter (ma_id int PRIMARY KEY, vorname text NOT NULL, nachname text NOT NULL, abteilung text NOT NULL, eintritt date NOT NULL, austritt date);
CREATE TABLE artikel (artikel_nr text PRIMARY KEY, bezeichnung text NOT NULL, staerke_mm int, preis_m2 numeric(8,2) NOT NULL, lager_m2 numeric(8,1) NOT NULL);
CREATE TABLE auftrag (auftrag_nr int PRIMARY KEY, kunde_id int NOT NULL REFERENCES kunde, datum date NOT NULL, liefertermin date, geliefert_am date, erfasst_von int REFERENCES mitarbeiter(ma_id), status text NOT NULL);
CREATE TABLE auftragpos (auftrag_nr int REFERENCES auftrag, pos int, artikel_nr text REFERENCES artikel, breite_mm int NOT NULL, hoehe_mm int NOT NULL, stueck int NOT NULL, preis numeric(9,2) NOT NULL, PRIMARY KEY (auftrag_nr, pos));
CREATE TABLE rechnung (rech_nr int PRIMARY KEY, auftrag_nr int REFERENCES auftrag, datum date NOT NULL, faellig date NOT NULL, netto numeric(10,2) NOT NULL, mwst numeric(10,2) NOT NULL, brutto numeric(10,2) NOT NULL, bezahlt_am date, mahnstufe int NOT NULL DEFAULT 0);
