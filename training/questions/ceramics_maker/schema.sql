CREATE TABLE klienci (
  klient_id int PRIMARY KEY,
  nazwa text NOT NULL,
  miasto text NOT NULL,
  typ text NOT NULL,
  rabat_proc numeric(4,1) NOT NULL
);
CREATE TABLE glazury (
  glazura_id int PRIMARY KEY,
  nazwa text NOT NULL,
  temperatura_c int NOT NULL,
  zapas_kg numeric(6,1) NOT NULL,
  zawiera_olow boolean NOT NULL
);
CREATE TABLE wyroby (
  wyrob_id int PRIMARY KEY,
  nazwa text NOT NULL,
  rodzaj text NOT NULL,
  glazura_id int REFERENCES glazury,
  cena numeric(7,2) NOT NULL,
  waga_g int,
  stan_magazynu int NOT NULL,
  wycofany boolean NOT NULL
);
CREATE TABLE piece (
  piec_id int PRIMARY KEY,
  nazwa text NOT NULL,
  pojemnosc_l int NOT NULL,
  ostatni_przeglad date
);
CREATE TABLE wypaly (
  wypal_id int PRIMARY KEY,
  piec_id int NOT NULL REFERENCES piece,
  wyrob_id int NOT NULL REFERENCES wyroby,
  ceramik text NOT NULL,
  data_wypalu date NOT NULL,
  sztuk int NOT NULL,
  pekniete int NOT NULL,
  kwh numeric(6,1) NOT NULL
);
CREATE TABLE zamowienia (
  zamowienie_id int PRIMARY KEY,
  klient_id int NOT NULL REFERENCES klienci,
  data_zam date NOT NULL,
  termin date NOT NULL,
  wyslano date,
  zaplacono date,
  status text NOT NULL
);
CREATE TABLE pozycje (
  zamowienie_id int REFERENCES zamowienia,
  wyrob_id int REFERENCES wyroby,
  ilosc int NOT NULL,
  cena_jedn numeric(7,2) NOT NULL,
  PRIMARY KEY (zamowienie_id, wyrob_id)
);
COMMENT ON TABLE wypaly IS 'kiln firings';
COMMENT ON COLUMN wypaly.pekniete IS 'pieces that cracked in the firing';
COMMENT ON COLUMN zamowienia.status IS 'nowe new, w produkcji in production, wyslane sent, anulowane cancelled';
COMMENT ON COLUMN wyroby.wycofany IS 'no longer made';
