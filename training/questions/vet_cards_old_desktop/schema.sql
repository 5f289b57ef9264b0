CREATE TABLE owners (
  own_id int PRIMARY KEY,
  title text,
  surname text NOT NULL,
  initials text,
  addr1 text,
  town text,
  phone text,
  phone_old text,
  email text,
  dt_reg date NOT NULL
);
CREATE TABLE animal (
  anim_id int PRIMARY KEY,
  own_id int NOT NULL REFERENCES owners(own_id),
  nm text NOT NULL,
  species text NOT NULL,
  breed text,
  sex char(1),
  neut char(1) NOT NULL,
  dob date,
  died_dt date,
  chip_no text
);
CREATE TABLE vets (
  vet_cd char(2) PRIMARY KEY,
  vet_nm text NOT NULL,
  part_time smallint NOT NULL
);
CREATE TABLE visit (
  vis_id int PRIMARY KEY,
  anim_id int NOT NULL REFERENCES animal(anim_id),
  vet_cd char(2) NOT NULL REFERENCES vets(vet_cd),
  vis_dt timestamp NOT NULL,
  reason text NOT NULL,
  wt_kg numeric(5,1),
  emerg smallint NOT NULL
);
CREATE TABLE vacc (
  vacc_id int PRIMARY KEY,
  anim_id int NOT NULL REFERENCES animal(anim_id),
  vacc_type text NOT NULL,
  given_dt date NOT NULL,
  next_dt date NOT NULL,
  batch text
);
CREATE TABLE drug (
  drug_cd text PRIMARY KEY,
  drug_desc text NOT NULL,
  unit text NOT NULL,
  qty_stk int NOT NULL,
  reord_lvl int NOT NULL,
  exp_dt date NOT NULL
);
CREATE TABLE presc (
  presc_id int PRIMARY KEY,
  vis_id int NOT NULL REFERENCES visit(vis_id),
  drug_cd text NOT NULL REFERENCES drug(drug_cd),
  qty int NOT NULL
);
CREATE TABLE bill (
  bill_no int PRIMARY KEY,
  vis_id int NOT NULL REFERENCES visit(vis_id),
  amt numeric(8,2) NOT NULL,
  ins_claim char(1) NOT NULL,
  paid_dt date
);
CREATE TABLE species_ref (
  species text PRIMARY KEY,
  vacc_every_mths int
);
