CREATE TABLE fournisseurs (
  id serial PRIMARY KEY,
  nom text NOT NULL,
  ville text,
  delai_jours int NOT NULL
);
CREATE TABLE plantes (
  id serial PRIMARY KEY,
  nom_commun text NOT NULL,
  nom_latin text,
  famille text NOT NULL,
  exposition text NOT NULL,
  rustique boolean NOT NULL,
  prix_vente numeric(7,2) NOT NULL,
  prix_achat numeric(7,2) NOT NULL,
  stock int NOT NULL,
  stock_mini int NOT NULL,
  fournisseur_id int REFERENCES fournisseurs(id)
);
CREATE TABLE clients (
  id serial PRIMARY KEY,
  nom text NOT NULL,
  prenom text,
  commune text,
  carte_fidelite text,
  points int NOT NULL DEFAULT 0,
  inscrit_le date
);
CREATE TABLE tickets (
  id serial PRIMARY KEY,
  client_id int REFERENCES clients(id),
  vendu_le timestamptz NOT NULL,
  vendeur text NOT NULL,
  mode_paiement text NOT NULL,
  remise numeric(6,2) NOT NULL DEFAULT 0
);
CREATE TABLE lignes_ticket (
  ticket_id int NOT NULL REFERENCES tickets(id),
  plante_id int NOT NULL REFERENCES plantes(id),
  quantite int NOT NULL,
  prix_unitaire numeric(7,2) NOT NULL,
  PRIMARY KEY (ticket_id, plante_id)
);
CREATE TABLE commandes_fournisseur (
  id serial PRIMARY KEY,
  fournisseur_id int NOT NULL REFERENCES fournisseurs(id),
  commandee_le date NOT NULL,
  recue_le date,
  montant numeric(9,2) NOT NULL
);
CREATE TABLE chantiers (
  id serial PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  nature text NOT NULL,
  devis_le date NOT NULL,
  montant_devis numeric(9,2) NOT NULL,
  accepte boolean,
  debut date,
  fin date
);
