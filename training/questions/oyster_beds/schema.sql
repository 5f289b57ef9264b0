CREATE TABLE parc (
  parc_id int PRIMARY KEY,
  lieu text NOT NULL,
  surface_m2 int NOT NULL,
  concession_jusqu_au date,
  classe_sanitaire char(1) NOT NULL
);
CREATE TABLE employe (
  employe_id int PRIMARY KEY,
  prenom text NOT NULL,
  nom text NOT NULL,
  poste text NOT NULL,
  embauche_le date NOT NULL,
  saisonnier boolean NOT NULL,
  parti_le date
);
CREATE TABLE lot_huitres (
  lot_id int PRIMARY KEY,
  parc_id int NOT NULL REFERENCES parc(parc_id),
  espece text NOT NULL,
  naissain_de text,
  mis_a_l_eau_le date NOT NULL,
  quantite_depart int NOT NULL,
  calibre int,
  recolte_le date
);
CREATE TABLE retournement (
  retournement_id int PRIMARY KEY,
  lot_id int NOT NULL REFERENCES lot_huitres(lot_id),
  employe_id int NOT NULL REFERENCES employe(employe_id),
  fait_le date NOT NULL,
  poches int NOT NULL,
  mortes int NOT NULL
);
CREATE TABLE client (
  client_id int PRIMARY KEY,
  raison_sociale text NOT NULL,
  genre text NOT NULL,
  ville text NOT NULL,
  courriel text
);
CREATE TABLE vente (
  vente_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(client_id),
  lot_id int REFERENCES lot_huitres(lot_id),
  date_vente date NOT NULL,
  douzaines int NOT NULL,
  prix_douzaine numeric(5,2) NOT NULL,
  livree boolean NOT NULL,
  payee_le date
);
CREATE TABLE analyse_eau (
  analyse_id int PRIMARY KEY,
  parc_id int NOT NULL REFERENCES parc(parc_id),
  prelevee_le date NOT NULL,
  temperature_eau numeric(4,1),
  salinite numeric(4,1),
  norovirus boolean NOT NULL,
  laboratoire text NOT NULL
);
