CREATE TABLE massif (
  id_massif int PRIMARY KEY,
  nom text NOT NULL
);
CREATE TABLE refuge (
  id_refuge int PRIMARY KEY,
  nom text NOT NULL,
  id_massif int NOT NULL REFERENCES massif,
  altitude int NOT NULL,
  couchettes int NOT NULL,
  gardien text,
  garde_ete boolean NOT NULL,
  prix_nuit numeric(6,2) NOT NULL,
  ouvert_depuis int
);
CREATE TABLE sentier (
  id_sentier int PRIMARY KEY,
  id_depart int REFERENCES refuge,
  id_arrivee int REFERENCES refuge,
  duree_min int NOT NULL,
  denivele_m int NOT NULL,
  difficulte char(2) NOT NULL,
  ferme boolean NOT NULL
);
CREATE TABLE randonneur (
  id_randonneur int PRIMARY KEY,
  prenom text NOT NULL,
  nom text NOT NULL,
  pays text,
  membre_club boolean NOT NULL,
  courriel text
);
CREATE TABLE reservation (
  id_reservation int PRIMARY KEY,
  id_refuge int NOT NULL REFERENCES refuge,
  id_randonneur int NOT NULL REFERENCES randonneur,
  date_arrivee date NOT NULL,
  nuits int NOT NULL,
  personnes int NOT NULL,
  demi_pension boolean NOT NULL,
  montant numeric(9,2) NOT NULL,
  reservee_le date NOT NULL,
  annulee_le date
);
CREATE TABLE livraison (
  id_livraison int PRIMARY KEY,
  id_refuge int NOT NULL REFERENCES refuge,
  date_livraison date NOT NULL,
  moyen text NOT NULL,
  poids_kg int NOT NULL,
  cout numeric(8,2) NOT NULL
);
CREATE TABLE secours (
  id_secours int PRIMARY KEY,
  id_massif int NOT NULL REFERENCES massif,
  survenu_le timestamptz NOT NULL,
  cause text NOT NULL,
  blesses int NOT NULL,
  helicoptere boolean NOT NULL
);
