CREATE TABLE representants (
  id serial PRIMARY KEY,
  nom text NOT NULL,
  secteur text NOT NULL,
  embauche_le date NOT NULL,
  taux_commission numeric(4,2) NOT NULL
);
CREATE TABLE clients (
  id serial PRIMARY KEY,
  raison_sociale text NOT NULL,
  ville text NOT NULL,
  code_postal text,
  type_client text NOT NULL,
  representant_id int REFERENCES representants(id),
  client_depuis date NOT NULL,
  plafond_credit numeric(10,2),
  actif boolean NOT NULL
);
CREATE TABLE fournisseurs (
  id serial PRIMARY KEY,
  nom text NOT NULL,
  pays text NOT NULL,
  delai_livraison_jours int NOT NULL
);
CREATE TABLE articles (
  id serial PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  libelle text NOT NULL,
  famille text NOT NULL,
  fournisseur_id int NOT NULL REFERENCES fournisseurs(id),
  prix_achat numeric(8,2) NOT NULL,
  prix_vente numeric(8,2) NOT NULL,
  stock int NOT NULL,
  seuil_alerte int NOT NULL,
  bio boolean NOT NULL
);
CREATE TABLE commandes (
  id serial PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  date_commande date NOT NULL,
  date_livraison date,
  etat text NOT NULL
);
CREATE TABLE lignes_commande (
  commande_id int NOT NULL REFERENCES commandes(id),
  article_id int NOT NULL REFERENCES articles(id),
  quantite int NOT NULL,
  prix_unitaire numeric(8,2) NOT NULL,
  remise_pct numeric(4,1) NOT NULL DEFAULT 0,
  PRIMARY KEY (commande_id, article_id)
);
CREATE TABLE factures (
  id serial PRIMARY KEY,
  numero text NOT NULL UNIQUE,
  commande_id int NOT NULL REFERENCES commandes(id),
  emise_le date NOT NULL,
  echeance date NOT NULL,
  montant_ttc numeric(10,2) NOT NULL,
  payee_le date
);
