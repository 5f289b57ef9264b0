CREATE TABLE kunde (kunden_nr int PRIMARY KEY, name text NOT NULL, kreis text NOT NULL, rabatt_pct numeric(4,1) NOT NULL);
CREATE TABLE schlag (schlag_id int PRIMARY KEY, kunden_nr int NOT NULL REFERENCES kunde, bezeichnung text NOT NULL, hektar numeric(5,2) NOT NULL, bodenart text NOT NULL);
CREATE TABLE auftrag (auftrag_nr int PRIMARY KEY, kunden_nr int NOT NULL REFERENCES kunde, eingang date NOT NULL, zusage date NOT NULL, fertig date, express boolean NOT NULL);
CREATE TABLE parameter (kuerzel text PRIMARY KEY, klartext text NOT NULL, einheit text NOT NULL, preis numeric(6,2) NOT NULL, grenzwert numeric(8,2));
CREATE TABLE probe (proben_nr int PRIMARY KEY, auftrag_nr int NOT NULL REFERENCES auftrag, schlag_id int NOT NULL REFERENCES schlag, tiefe_cm int NOT NULL);
CREATE TABLE messwert (proben_nr int NOT NULL REFERENCES probe, kuerzel text NOT NULL REFERENCES parameter, wert numeric(8,2) NOT NULL, laborant text NOT NULL, PRIMARY KEY (proben_nr, kuerzel));
