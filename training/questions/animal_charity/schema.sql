CREATE TABLE donors (
  donor_id int PRIMARY KEY,
  donor_name text NOT NULL,
  type text NOT NULL, -- I individual, C company, T trust
  country text NOT NULL,
  first_gift date NOT NULL,
  no_mail char(1) NOT NULL -- Y do not write to them
);
CREATE TABLE gifts (
  gift_id int PRIMARY KEY,
  donor_id int NOT NULL REFERENCES donors,
  pledged_on date NOT NULL,
  received_on date,
  thanked_on date,
  amount numeric(9,2) NOT NULL,
  tax_reclaim numeric(8,2) NOT NULL DEFAULT 0, -- comes on top
  appeal_code text -- see appeals
);
CREATE TABLE appeals (
  appeal_code text PRIMARY KEY,
  appeal_name text NOT NULL,
  launched date NOT NULL,
  ended date,
  target numeric(10,2) NOT NULL,
  cost numeric(9,2) NOT NULL
);
CREATE TABLE animals (
  animal_id int PRIMARY KEY,
  pet_name text NOT NULL,
  species text NOT NULL, -- dog, cat, rabbit
  sex char(1) NOT NULL,
  came_in date NOT NULL,
  neutered_on date,
  rehomed_on date,
  died_on date,
  found_in text NOT NULL, -- town
  fostered_by int -- volunteer
);
CREATE TABLE volunteers (
  vol_id int PRIMARY KEY,
  vol_name text NOT NULL,
  town text NOT NULL,
  joined date NOT NULL,
  stopped date,
  can_drive boolean NOT NULL
);
CREATE TABLE vet_costs (
  cost_id int PRIMARY KEY,
  animal_id int NOT NULL REFERENCES animals,
  on_date date NOT NULL,
  what text NOT NULL, -- vaccine, surgery, neuter, checkup
  charged numeric(8,2) NOT NULL,
  waived numeric(8,2) NOT NULL -- part the vet let us off
);
CREATE TABLE shifts (
  vol_id int NOT NULL REFERENCES volunteers,
  shift_date date NOT NULL,
  hours numeric(4,1) NOT NULL,
  showed_up char(1) NOT NULL, -- Y/N
  PRIMARY KEY (vol_id, shift_date)
);
