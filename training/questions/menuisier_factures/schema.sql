CREATE TABLE clients (id_client int PRIMARY KEY, nom text NOT NULL, ville text, tel text, particulier boolean NOT NULL, cree_le date NOT NULL);
CREATE TABLE ouvriers (id_ouvrier int PRIMARY KEY, prenom text NOT NULL, nom text NOT NULL, taux_h numeric(6,2) NOT NULL, sorti_le date);
CREATE TABLE devis (num_devis int PRIMARY KEY, id_client int NOT NULL REFERENCES clients, date_devis date NOT NULL, valable_jusqu date NOT NULL, objet text NOT NULL, montant_ht numeric(10,2) NOT NULL, etat text NOT NULL);
CREATE TABLE chantiers (id_chantier int PRIMARY KEY, num_devis int REFERENCES devis, id_client int NOT NULL REFERENCES clients, adresse text NOT NULL, debut date, fin_prevue date, fin_reelle date, chef int REFERENCES ouvriers(id_ouvrier));
CREATE TABLE heures (id_heure int PRIMARY KEY, id_chantier int NOT NULL REFERENCES chantiers, id_ouvrier int NOT NULL REFERENCES ouvriers, jour date NOT NULL, nb_h numeric(4,1) NOT NULL);
CREATE TABLE factures (num_fact int PRIMARY KEY, id_chantier int NOT NULL REFERENCES chantiers, date_fact date NOT NULL, echeance date NOT NULL, ht numeric(10,2) NOT NULL, tva numeric(10,2) NOT NULL, ttc numeric(10,2) NOT NULL, acompte boolean NOT NULL, payee_le date);
CREATE TABLE achats (id_achat int PRIMARY KEY, id_chantier int REFERENCES chantiers, fournisseur text NOT NULL, date_achat date NOT NULL, libelle text NOT NULL, montant numeric(9,2) NOT NULL);
