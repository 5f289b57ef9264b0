CREATE TABLE empl (no_empl text PRIMARY KEY, genre text NOT NULL, surface_m2 int NOT NULL, ampere int, tarif_nuit numeric(6,2) NOT NULL, ferme_dep date);
COMMENT ON TABLE empl IS 'pitches: genre tent, caravan or chalet; ampere of the power point, empty without power; tarif_nuit price a night; ferme_dep closed since';
CREATE TABLE vacancier (no_vac int PRIMARY KEY, nom_compl text NOT NULL, pays char(2) NOT NULL, parrain int REFERENCES vacancier (no_vac));
COMMENT ON TABLE vacancier IS 'holiday makers; pays is the country, parrain the guest who recommended us';
CREATE TABLE sejour (no_sej int PRIMARY KEY, no_empl text NOT NULL REFERENCES empl, no_vac int NOT NULL REFERENCES vacancier, arrivee date NOT NULL, depart date NOT NULL, nb_adultes int NOT NULL, nb_enfants int NOT NULL, chien smallint NOT NULL, acompte numeric(7,2) NOT NULL, annule_le date, canal text NOT NULL);
COMMENT ON TABLE sejour IS 'stays: nb_adultes adults, nb_enfants children, chien dogs, acompte deposit paid, annule_le cancelled on, canal how it was booked';
CREATE TABLE conso (no_sej int NOT NULL REFERENCES sejour, no_ligne int NOT NULL, jour date NOT NULL, article text NOT NULL, qte int NOT NULL, prix_unit numeric(6,2) NOT NULL, PRIMARY KEY (no_sej, no_ligne));
COMMENT ON TABLE conso IS 'things bought on the site during a stay';
