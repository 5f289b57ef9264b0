CREATE TABLE lokalitet (
  lokalitet_id integer PRIMARY KEY,
  navn text NOT NULL,
  kommune text NOT NULL,
  tillatt_biomasse_tonn integer NOT NULL,
  brakklagt_fra date
);
CREATE TABLE merd (
  merd_id integer PRIMARY KEY,
  lokalitet_id integer NOT NULL REFERENCES lokalitet,
  merd_nr text NOT NULL,
  omkrets_m integer NOT NULL,
  dybde_m integer NOT NULL,
  tatt_ut_av_drift boolean NOT NULL
);
CREATE TABLE fiskegruppe (
  gruppe_id integer PRIMARY KEY,
  merd_id integer NOT NULL REFERENCES merd,
  art text NOT NULL,
  utsatt_dato date NOT NULL,
  antall_utsatt integer NOT NULL,
  snittvekt_ved_utsett_g integer NOT NULL,
  settefiskanlegg text NOT NULL,
  slaktet_dato date
);
CREATE TABLE dodelighet (
  registrering_id integer PRIMARY KEY,
  gruppe_id integer NOT NULL REFERENCES fiskegruppe,
  dato date NOT NULL,
  antall_dode integer NOT NULL,
  aarsak text
);
CREATE TABLE foring (
  foring_id integer PRIMARY KEY,
  gruppe_id integer NOT NULL REFERENCES fiskegruppe,
  dato date NOT NULL,
  kilo integer NOT NULL,
  fortype text NOT NULL,
  pris_per_kilo numeric(6,2) NOT NULL
);
CREATE TABLE lusetelling (
  telling_id integer PRIMARY KEY,
  merd_id integer NOT NULL REFERENCES merd,
  dato date NOT NULL,
  voksne_hunnlus_snitt numeric(4,2) NOT NULL,
  sjotemperatur numeric(4,1),
  behandling text
);
CREATE TABLE roekter (
  roekter_id integer PRIMARY KEY,
  fornavn text NOT NULL,
  etternavn text NOT NULL,
  lokalitet_id integer REFERENCES lokalitet,
  ansatt_dato date NOT NULL,
  sluttet_dato date,
  dykkersertifikat boolean NOT NULL
);
CREATE TABLE leveranse (
  leveranse_id integer PRIMARY KEY,
  gruppe_id integer NOT NULL REFERENCES fiskegruppe,
  kjoper text NOT NULL,
  levert_dato date NOT NULL,
  tonn numeric(7,2) NOT NULL,
  kilopris_nok numeric(6,2) NOT NULL,
  superior_prosent numeric(4,1)
);
