CREATE TABLE pestitel (
  pestitel_id integer PRIMARY KEY,
  jmeno text NOT NULL,
  obec text NOT NULL,
  clen_od date NOT NULL,
  vystoupil date,
  ekologicky boolean NOT NULL
);
CREATE TABLE odruda (
  odruda_id integer PRIMARY KEY,
  nazev text NOT NULL,
  typ text NOT NULL,
  alfa_od numeric(4,1) NOT NULL,
  alfa_do numeric(4,1) NOT NULL
);
CREATE TABLE chmelnice (
  chmelnice_id integer PRIMARY KEY,
  pestitel_id integer NOT NULL REFERENCES pestitel,
  odruda_id integer NOT NULL REFERENCES odruda,
  nazev text NOT NULL,
  hektary numeric(5,2) NOT NULL,
  vysazeno_rok integer NOT NULL,
  zavlaha boolean NOT NULL
);
CREATE TABLE sklizen (
  sklizen_id integer PRIMARY KEY,
  chmelnice_id integer NOT NULL REFERENCES chmelnice,
  datum date NOT NULL,
  kilogramy integer NOT NULL,
  alfa_procent numeric(4,2),
  vlhkost_procent numeric(4,1) NOT NULL
);
CREATE TABLE pivovar (
  pivovar_id integer PRIMARY KEY,
  nazev text NOT NULL,
  zeme text NOT NULL,
  splatnost_dni integer NOT NULL
);
CREATE TABLE smlouva (
  smlouva_id integer PRIMARY KEY,
  pivovar_id integer NOT NULL REFERENCES pivovar,
  odruda_id integer NOT NULL REFERENCES odruda,
  rocnik integer NOT NULL,
  mnozstvi_kg integer NOT NULL,
  cena_kg numeric(7,2) NOT NULL,
  podepsano date,
  zruseno date
);
CREATE TABLE dodavka (
  dodavka_id integer PRIMARY KEY,
  smlouva_id integer NOT NULL REFERENCES smlouva,
  odeslano date NOT NULL,
  kilogramy integer NOT NULL,
  reklamace text,
  zaplaceno date
);
CREATE TABLE brigadnik (
  brigadnik_id integer PRIMARY KEY,
  pestitel_id integer NOT NULL REFERENCES pestitel,
  jmeno text NOT NULL,
  stat text NOT NULL,
  rok integer NOT NULL,
  dny integer NOT NULL,
  denni_mzda numeric(8,2) NOT NULL
);
