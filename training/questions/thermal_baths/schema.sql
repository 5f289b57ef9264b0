-- termy: Polish names
CREATE TABLE strefa (strefa_id int PRIMARY KEY, nazwa text NOT NULL, temperatura_wody numeric(4,1), limit_osob int, czynna boolean NOT NULL);
CREATE TABLE rodzaj_biletu (rodzaj_id int PRIMARY KEY, nazwa text NOT NULL, cena numeric(7,2) NOT NULL, waznosc_godziny int);
CREATE TABLE klient (klient_id int PRIMARY KEY, imie text NOT NULL, nazwisko text NOT NULL, miasto text, data_urodzenia date, zgoda_marketing boolean NOT NULL);
CREATE TABLE karnet (karnet_id int PRIMARY KEY, klient_id int NOT NULL REFERENCES klient, wazny_od date NOT NULL, wazny_do date NOT NULL, cena numeric(8,2) NOT NULL, liczba_wejsc int, zwrocony_dnia date);
CREATE TABLE wejscie (wejscie_id int PRIMARY KEY, rodzaj_id int REFERENCES rodzaj_biletu, karnet_id int REFERENCES karnet, strefa_id int NOT NULL REFERENCES strefa, czas_wejscia timestamptz NOT NULL, czas_wyjscia timestamptz, doplata numeric(6,2) NOT NULL DEFAULT 0);
CREATE TABLE masazysta (masazysta_id int PRIMARY KEY, imie text NOT NULL, nazwisko text NOT NULL, specjalizacja text, zatrudniony_od date);
CREATE TABLE zabieg (zabieg_id int PRIMARY KEY, klient_id int NOT NULL REFERENCES klient, masazysta_id int NOT NULL REFERENCES masazysta, nazwa_zabiegu text NOT NULL, termin timestamptz NOT NULL, minuty int NOT NULL, cena numeric(7,2) NOT NULL, stan text NOT NULL);
CREATE TABLE pomiar_wody (pomiar_id int PRIMARY KEY, strefa_id int NOT NULL REFERENCES strefa, zmierzono timestamptz NOT NULL, ph numeric(3,1), chlor numeric(4,2), temperatura numeric(4,1));
COMMENT ON COLUMN zabieg.stan IS 'umowiony (booked), wykonany (done), odwolany (cancelled)';
