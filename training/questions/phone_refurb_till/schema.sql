CREATE TABLE modele (modele_id int PRIMARY KEY, marque text NOT NULL, nom text NOT NULL, sortie int NOT NULL, prix_neuf numeric(8,2) NOT NULL);
CREATE TABLE appareil (imei text PRIMARY KEY, modele_id int NOT NULL REFERENCES modele, grade char(1), rachete_le date NOT NULL, prix_rachat numeric(8,2) NOT NULL, boutique text NOT NULL, batterie_pct int);
COMMENT ON COLUMN appareil.grade IS 'A like new, B good, C worn; null before testing';
CREATE TABLE reparation (rep_id int PRIMARY KEY, imei text NOT NULL REFERENCES appareil, piece text NOT NULL, cout numeric(7,2) NOT NULL, technicien text NOT NULL, debut date NOT NULL, fin date);
CREATE TABLE vente (vente_id int PRIMARY KEY, imei text NOT NULL REFERENCES appareil, vendu_le date NOT NULL, prix_vente numeric(8,2) NOT NULL, canal text NOT NULL, garantie_mois int NOT NULL);
CREATE TABLE sav (sav_id int PRIMARY KEY, vente_id int NOT NULL REFERENCES vente, ouvert_le date NOT NULL, panne text NOT NULL, clos_le date, rembourse numeric(8,2));
