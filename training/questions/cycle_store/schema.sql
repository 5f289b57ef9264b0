CREATE TABLE klant (
  klantnr int PRIMARY KEY,
  naam text NOT NULL,
  woonplaats text NOT NULL,
  telefoon text,
  klant_sinds date NOT NULL
);
CREATE TABLE merk (
  merk_id int PRIMARY KEY,
  merknaam text NOT NULL,
  land text NOT NULL
);
CREATE TABLE fiets (
  framenr text PRIMARY KEY,
  merk_id int NOT NULL REFERENCES merk,
  model text NOT NULL,
  soort text NOT NULL,
  elektrisch boolean NOT NULL,
  inkoopprijs numeric(8,2) NOT NULL,
  adviesprijs numeric(8,2) NOT NULL,
  binnengekomen date NOT NULL,
  klantnr int REFERENCES klant,
  verkocht_op date,
  verkoopprijs numeric(8,2)
);
CREATE TABLE monteur (
  monteur_id int PRIMARY KEY,
  naam text NOT NULL,
  uurtarief numeric(6,2) NOT NULL,
  in_dienst date NOT NULL
);
CREATE TABLE reparatie (
  reparatienr int PRIMARY KEY,
  klantnr int NOT NULL REFERENCES klant,
  framenr text REFERENCES fiets,
  monteur_id int REFERENCES monteur,
  gebracht_op date NOT NULL,
  klaar_op date,
  opgehaald_op date,
  klacht text NOT NULL,
  uren numeric(4,1),
  garantie boolean NOT NULL
);
CREATE TABLE onderdeel (
  artikelnr int PRIMARY KEY,
  omschrijving text NOT NULL,
  prijs numeric(7,2) NOT NULL,
  voorraad int NOT NULL,
  bestelniveau int NOT NULL
);
CREATE TABLE reparatie_onderdeel (
  reparatienr int REFERENCES reparatie,
  artikelnr int REFERENCES onderdeel,
  aantal int NOT NULL,
  PRIMARY KEY (reparatienr, artikelnr)
);
CREATE TABLE verhuur (
  verhuurnr int PRIMARY KEY,
  klantnr int NOT NULL REFERENCES klant,
  framenr text NOT NULL REFERENCES fiets,
  van date NOT NULL,
  tot date NOT NULL,
  dagprijs numeric(6,2) NOT NULL,
  borg_terug boolean NOT NULL
);
COMMENT ON TABLE verhuur IS 'rentals';
COMMENT ON COLUMN verhuur.borg_terug IS 'deposit given back';
COMMENT ON COLUMN onderdeel.bestelniveau IS 'reorder when stock falls to this level';
