CREATE TABLE schroniska (
  id serial PRIMARY KEY,
  nazwa text NOT NULL,
  pasmo text NOT NULL,
  wysokosc_m int NOT NULL,
  miejsca int NOT NULL,
  gospodarz text,
  otwarte_zima boolean NOT NULL,
  rok_budowy int
);
CREATE TABLE szlaki (
  id serial PRIMARY KEY,
  kolor text NOT NULL,
  opis text NOT NULL,
  dlugosc_km numeric(4,1) NOT NULL,
  czas_min int NOT NULL,
  od_schroniska int REFERENCES schroniska(id),
  do_schroniska int REFERENCES schroniska(id),
  zamkniety_od date
);
CREATE TABLE goscie (
  id serial PRIMARY KEY,
  imie text NOT NULL,
  nazwisko text NOT NULL,
  miasto text,
  legitymacja_pttk text,
  telefon text
);
CREATE TABLE rezerwacje (
  id serial PRIMARY KEY,
  schronisko_id int NOT NULL REFERENCES schroniska(id),
  gosc_id int NOT NULL REFERENCES goscie(id),
  data_rezerwacji date NOT NULL,
  od_dnia date NOT NULL,
  do_dnia date NOT NULL,
  osoby int NOT NULL,
  cena_za_noc numeric(7,2) NOT NULL,
  zaliczka numeric(7,2),
  stan text NOT NULL
);
CREATE TABLE dostawy (
  id serial PRIMARY KEY,
  schronisko_id int NOT NULL REFERENCES schroniska(id),
  dzien date NOT NULL,
  towar text NOT NULL,
  kg int NOT NULL,
  koszt numeric(8,2) NOT NULL,
  smiglowcem boolean NOT NULL
);
CREATE TABLE akcje_ratunkowe (
  id serial PRIMARY KEY,
  szlak_id int REFERENCES szlaki(id),
  zgloszenie timestamptz NOT NULL,
  zakonczenie timestamptz,
  przyczyna text NOT NULL,
  poszkodowani int NOT NULL,
  smiglowiec boolean NOT NULL
);
