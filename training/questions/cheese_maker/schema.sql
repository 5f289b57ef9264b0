CREATE TABLE boerderij (boerderij_id int PRIMARY KEY, naam text NOT NULL, plaats text, aantal_koeien int, biologisch boolean NOT NULL);
CREATE TABLE melklevering (levering_id int PRIMARY KEY, boerderij_id int NOT NULL REFERENCES boerderij, geleverd_op date NOT NULL, liters int NOT NULL, vetgehalte numeric(4,2), prijs_per_liter numeric(5,3), afgekeurd boolean NOT NULL DEFAULT false);
CREATE TABLE kaassoort (soort_id int PRIMARY KEY, naam text NOT NULL, melk text NOT NULL, rijping_weken int NOT NULL, prijs_per_kilo numeric(6,2) NOT NULL);
CREATE TABLE kaasmaker (kaasmaker_id int PRIMARY KEY, voornaam text NOT NULL, achternaam text NOT NULL, in_dienst date);
CREATE TABLE partij (partij_id int PRIMARY KEY, partijnummer text UNIQUE NOT NULL, soort_id int NOT NULL REFERENCES kaassoort, kaasmaker_id int REFERENCES kaasmaker, gemaakt_op date NOT NULL, liters_melk int NOT NULL, aantal_kazen int NOT NULL, gewicht_kg numeric(8,1) NOT NULL, klaar_op date NOT NULL, keuring text);
CREATE TABLE klant (klant_id int PRIMARY KEY, naam text NOT NULL, stad text, land text, soort_klant text);
CREATE TABLE bestelling (bestelling_id int PRIMARY KEY, klant_id int NOT NULL REFERENCES klant, besteld_op date NOT NULL, verzonden_op date, betaald_op date, korting_procent numeric(4,1) NOT NULL DEFAULT 0);
CREATE TABLE bestelregel (bestelling_id int REFERENCES bestelling, soort_id int REFERENCES kaassoort, kilo numeric(7,1) NOT NULL, prijs_per_kilo numeric(6,2) NOT NULL, PRIMARY KEY (bestelling_id, soort_id));
