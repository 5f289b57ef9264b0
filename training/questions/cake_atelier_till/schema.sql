CREATE TABLE kunde (kunde_id int PRIMARY KEY, anrede text, kunde_name text NOT NULL, ort text NOT NULL);
CREATE TABLE torte (torte_id int PRIMARY KEY, torte_name text NOT NULL, preis_portion numeric(5,2) NOT NULL, min_portionen int NOT NULL);
CREATE TABLE auftrag (auftrag_nr int PRIMARY KEY, kunde_id int NOT NULL REFERENCES kunde, anlass text NOT NULL, bestellt_am date NOT NULL, fuer_tag date NOT NULL, lieferung boolean NOT NULL, liefergebuehr numeric(6,2) NOT NULL, anzahlung numeric(7,2) NOT NULL, storniert_am date);
COMMENT ON COLUMN auftrag.anlass IS 'wedding, birthday, company, christening';
CREATE TABLE auftrag_torte (auftrag_nr int NOT NULL REFERENCES auftrag, pos int NOT NULL, torte_id int NOT NULL REFERENCES torte, portionen int NOT NULL, etagen int NOT NULL, aufpreis_deko numeric(7,2) NOT NULL, konditor_id int, PRIMARY KEY (auftrag_nr, pos));
CREATE TABLE konditor (konditor_id int PRIMARY KEY, konditor_name text NOT NULL, lehrling boolean NOT NULL);
ALTER TABLE auftrag_torte ADD FOREIGN KEY (konditor_id) REFERENCES konditor;
CREATE TABLE probe (probe_id int PRIMARY KEY, kunde_id int NOT NULL REFERENCES kunde, torte_id int NOT NULL REFERENCES torte, am date NOT NULL, note int);
COMMENT ON TABLE probe IS 'tastings, note 1 best to 6 worst';
