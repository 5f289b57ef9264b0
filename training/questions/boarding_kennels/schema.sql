CREATE TABLE owners (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  email text,
  town text NOT NULL,
  joined date NOT NULL
);
CREATE TABLE dogs (
  id int PRIMARY KEY,
  owner_id int NOT NULL REFERENCES owners,
  name text NOT NULL,
  breed text NOT NULL,
  sex char(1) NOT NULL, -- M or F
  born date,
  neutered boolean NOT NULL,
  vaccinated_until date,
  diet text
);
CREATE TABLE kennels (
  number int PRIMARY KEY,
  block text NOT NULL,
  size text NOT NULL,
  heated boolean NOT NULL
);
CREATE TABLE stays (
  id int PRIMARY KEY,
  dog_id int NOT NULL REFERENCES dogs,
  kennel_no int REFERENCES kennels (number),
  arrives date NOT NULL,
  leaves date NOT NULL,
  checked_in_at timestamp,
  checked_out_at timestamp,
  cancelled_at timestamp,
  nightly_rate numeric(6,2) NOT NULL
);
CREATE TABLE extras (
  id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays,
  what text NOT NULL,
  price numeric(6,2) NOT NULL
);
CREATE TABLE payments (
  id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays,
  paid_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  method text NOT NULL
);
