CREATE TABLE species (
  species_id int PRIMARY KEY,
  latin_name varchar(80) NOT NULL,
  common_name varchar(60),
  plant_family varchar(40) NOT NULL,
  red_list varchar(3) NOT NULL,
  annual boolean NOT NULL
);
COMMENT ON COLUMN species.red_list IS 'LC least concern, NT near threatened, VU vulnerable, EN endangered, CR critically endangered';
CREATE TABLE collector (
  collector_id int PRIMARY KEY,
  name varchar(60) NOT NULL,
  institute varchar(80),
  permit_until date
);
CREATE TABLE accession (
  accession_no varchar(12) PRIMARY KEY,
  species_id int NOT NULL REFERENCES species(species_id),
  collector_id int REFERENCES collector(collector_id),
  collected_on date NOT NULL,
  country varchar(40) NOT NULL,
  altitude_m int,
  seeds_in int NOT NULL,
  seeds_left int NOT NULL,
  vault varchar(4) NOT NULL,
  duplicate_at varchar(60)
);
CREATE TABLE viability_test (
  test_id int PRIMARY KEY,
  accession_no varchar(12) NOT NULL REFERENCES accession(accession_no),
  tested_on date NOT NULL,
  seeds_sown smallint NOT NULL,
  seeds_germinated smallint NOT NULL,
  temp_c smallint NOT NULL,
  tester varchar(40)
);
CREATE TABLE seed_request (
  request_no int PRIMARY KEY,
  requester varchar(80) NOT NULL,
  requester_country varchar(40) NOT NULL,
  purpose varchar(30) NOT NULL,
  asked_on date NOT NULL,
  decided_on date,
  granted boolean
);
CREATE TABLE request_line (
  request_no int NOT NULL REFERENCES seed_request(request_no),
  accession_no varchar(12) NOT NULL REFERENCES accession(accession_no),
  seeds_sent int,
  sent_on date,
  PRIMARY KEY (request_no, accession_no)
);
CREATE TABLE vault_reading (
  vault varchar(4) NOT NULL,
  read_at timestamp NOT NULL,
  temperature numeric(4,1) NOT NULL,
  humidity numeric(4,1),
  alarm boolean NOT NULL DEFAULT false,
  PRIMARY KEY (vault, read_at)
);
COMMENT ON COLUMN vault_reading.humidity IS 'relative humidity in percent';
