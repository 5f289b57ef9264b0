CREATE TABLE fields (
  field_id int PRIMARY KEY,
  field_name text NOT NULL,
  hectares numeric(6,2) NOT NULL,
  owned boolean NOT NULL,
  soil text
);
CREATE TABLE crops (
  crop_id int PRIMARY KEY,
  crop_name text NOT NULL
);
CREATE TABLE plantings (
  planting_id int PRIMARY KEY,
  field_id int NOT NULL REFERENCES fields,
  crop_id int NOT NULL REFERENCES crops,
  sown_on date NOT NULL,
  harvested_on date,
  yield_tonnes numeric(8,2)
);
CREATE TABLE animals (
  animal_id int PRIMARY KEY,
  ear_tag text NOT NULL,
  species text NOT NULL,
  breed text NOT NULL,
  sex text NOT NULL,
  born_on date NOT NULL,
  sold_on date,
  died_on date,
  sale_price numeric(8,2)
);
CREATE TABLE vet_treatments (
  treatment_id int PRIMARY KEY,
  animal_id int NOT NULL REFERENCES animals,
  treated_on date NOT NULL,
  reason text NOT NULL,
  cost numeric(7,2) NOT NULL,
  withdrawal_until date
);
CREATE TABLE buyers (
  buyer_id int PRIMARY KEY,
  buyer_name text NOT NULL,
  town text NOT NULL
);
CREATE TABLE produce_sales (
  sale_id int PRIMARY KEY,
  buyer_id int NOT NULL REFERENCES buyers,
  crop_id int NOT NULL REFERENCES crops,
  sold_on date NOT NULL,
  tonnes numeric(8,2) NOT NULL,
  price_per_tonne numeric(8,2) NOT NULL,
  paid boolean NOT NULL
);
COMMENT ON COLUMN vet_treatments.withdrawal_until IS 'last day on which the animal must not go for slaughter';
