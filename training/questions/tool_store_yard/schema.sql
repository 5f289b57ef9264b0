CREATE TABLE werkzeug (wz_nr text PRIMARY KEY, bezeichnung text NOT NULL, gruppe text NOT NULL, wert_eur numeric(8,2) NOT NULL, gekauft date NOT NULL, verschrottet date);
CREATE TABLE mitarbeiter (ma_nr int PRIMARY KEY, ma_name text NOT NULL, abteilung text NOT NULL, austritt date);
CREATE TABLE ausgabe (ausgabe_id int PRIMARY KEY, wz_nr text NOT NULL REFERENCES werkzeug, ma_nr int NOT NULL REFERENCES mitarbeiter, ausgegeben timestamptz NOT NULL, soll_zurueck date NOT NULL, zurueck timestamptz, zustand text);
CREATE TABLE pruefung (pruef_id int PRIMARY KEY, wz_nr text NOT NULL REFERENCES werkzeug, geprueft date NOT NULL, naechste date NOT NULL, bestanden boolean NOT NULL, kosten numeric(6,2) NOT NULL);
CREATE TABLE verbrauch (vb_id int PRIMARY KEY, artikel text NOT NULL, ma_nr int NOT NULL REFERENCES mitarbeiter, tag date NOT NULL, stueck int NOT NULL, stueckpreis numeric(6,2) NOT NULL);
COMMENT ON COLUMN ausgabe.soll_zurueck IS 'day it should be back';
COMMENT ON COLUMN ausgabe.zustand IS 'ok, worn, broken; set on return';
COMMENT ON TABLE verbrauch IS 'consumables handed out';
