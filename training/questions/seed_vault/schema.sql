CREATE TABLE plants (
  id integer PRIMARY KEY,
  species text,
  family text,
  threatened text
);
CREATE TABLE collectors (
  id integer PRIMARY KEY,
  name text,
  institute text
);
CREATE TABLE accessions (
  id integer PRIMARY KEY,
  code text,
  plant_id integer,
  collector_id integer,
  country text,
  collected text,
  altitude integer,
  seeds_received integer,
  seeds_left integer,
  vault text,
  shelf text
);
CREATE TABLE germination_tests (
  id integer PRIMARY KEY,
  accession_id integer,
  tested text,
  sown integer,
  sprouted integer,
  tester text
);
CREATE TABLE requests (
  id integer PRIMARY KEY,
  accession_id integer,
  requester text,
  country text,
  purpose text,
  asked text,
  seeds_wanted integer,
  sent text,
  refused integer DEFAULT 0
);
CREATE TABLE vault_log (
  id integer PRIMARY KEY,
  vault text,
  day text,
  temp_c real,
  humidity_pct real,
  alarm integer
);
