CREATE TABLE vigneti (
  id serial PRIMARY KEY,
  nome text NOT NULL,
  comune text NOT NULL,
  ettari numeric(5,2) NOT NULL,
  anno_impianto int NOT NULL,
  vitigno text NOT NULL,
  biologico boolean NOT NULL DEFAULT false
);
CREATE TABLE vendemmie (
  id serial PRIMARY KEY,
  vigneto_id int NOT NULL REFERENCES vigneti(id),
  data_raccolta date NOT NULL,
  quintali numeric(7,1) NOT NULL,
  gradi_babo numeric(4,1),
  a_mano boolean NOT NULL
);
CREATE TABLE vini (
  id serial PRIMARY KEY,
  nome text NOT NULL,
  annata int NOT NULL,
  colore text NOT NULL,
  denominazione text,
  gradazione numeric(3,1),
  prezzo_listino numeric(7,2) NOT NULL,
  giacenza_bottiglie int NOT NULL
);
CREATE TABLE botti (
  id serial PRIMARY KEY,
  sigla text NOT NULL,
  materiale text NOT NULL,
  litri int NOT NULL,
  vino_id int REFERENCES vini(id),
  riempita_il date,
  svuotata_il date
);
CREATE TABLE clienti (
  id serial PRIMARY KEY,
  ragione_sociale text NOT NULL,
  tipo text NOT NULL,
  citta text,
  paese text NOT NULL,
  sconto_percento numeric(4,1) NOT NULL DEFAULT 0,
  agente text
);
CREATE TABLE ordini (
  id serial PRIMARY KEY,
  cliente_id int NOT NULL REFERENCES clienti(id),
  data_ordine date NOT NULL,
  data_spedizione date,
  stato text NOT NULL,
  pagato_il date
);
CREATE TABLE righe_ordine (
  ordine_id int NOT NULL REFERENCES ordini(id),
  vino_id int NOT NULL REFERENCES vini(id),
  bottiglie int NOT NULL,
  prezzo_unitario numeric(7,2) NOT NULL,
  PRIMARY KEY (ordine_id, vino_id)
);
CREATE TABLE degustazioni (
  id serial PRIMARY KEY,
  data date NOT NULL,
  ospiti int NOT NULL,
  lingua text NOT NULL,
  prezzo_persona numeric(6,2) NOT NULL,
  guida text,
  annullata boolean NOT NULL DEFAULT false
);
