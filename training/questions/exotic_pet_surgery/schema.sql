CREATE TABLE species (
  species_id int PRIMARY KEY,
  common_name text NOT NULL,
  animal_group char(1) NOT NULL,
  licence_needed boolean NOT NULL
);
CREATE TABLE owners (
  owner_id int PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  postcode_area text NOT NULL,
  contact_by char(1) NOT NULL,
  bad_debt boolean NOT NULL
);
CREATE TABLE animals (
  animal_id int PRIMARY KEY,
  owner_id int NOT NULL REFERENCES owners(owner_id),
  species_id int NOT NULL REFERENCES species(species_id),
  animal_name text NOT NULL,
  sex char(1) NOT NULL,
  neutered boolean,
  hatched_or_born date,
  registered_on date NOT NULL,
  died_on date,
  rehomed_on date,
  weight_g int NOT NULL
);
CREATE TABLE vets (
  vet_id int PRIMARY KEY,
  vet_name text NOT NULL,
  position text NOT NULL,
  on_leave_until date,
  left_on date
);
CREATE TABLE visits (
  visit_id int PRIMARY KEY,
  animal_id int NOT NULL REFERENCES animals(animal_id),
  vet_id int NOT NULL REFERENCES vets(vet_id),
  made_on date NOT NULL,
  planned_for timestamp NOT NULL,
  checked_in_at timestamp,
  seen_at timestamp,
  urgency int NOT NULL,
  outcome text,
  visit_state char(1) NOT NULL,
  fee numeric(8,2) NOT NULL
);
CREATE TABLE stays (
  stay_id int PRIMARY KEY,
  animal_id int NOT NULL REFERENCES animals(animal_id),
  admitted_on date NOT NULL,
  discharged_on date,
  end_kind char(1),
  daily_rate numeric(7,2) NOT NULL
);
CREATE TABLE vaccinations (
  vaccination_id int PRIMARY KEY,
  animal_id int NOT NULL REFERENCES animals(animal_id),
  vaccine text NOT NULL,
  given_on date NOT NULL,
  booster_due date,
  reaction char(1) NOT NULL
);
CREATE TABLE insurance_claims (
  claim_id int PRIMARY KEY,
  visit_id int NOT NULL REFERENCES visits(visit_id),
  insurer text NOT NULL,
  submitted_on date NOT NULL,
  settled_on date,
  claim_state text NOT NULL,
  amount_claimed numeric(8,2) NOT NULL,
  amount_settled numeric(8,2)
);
COMMENT ON COLUMN species.animal_group IS 'R reptile, B bird, M small mammal, A amphibian';
COMMENT ON COLUMN species.licence_needed IS 'a dangerous wild animals licence is needed to keep it';
COMMENT ON COLUMN owners.contact_by IS 'T text message, E e-mail, P post';
COMMENT ON COLUMN animals.sex IS 'M male, F female, U not known';
COMMENT ON COLUMN animals.neutered IS 'null if not known';
COMMENT ON COLUMN visits.made_on IS 'day the appointment was made';
COMMENT ON COLUMN visits.urgency IS '1 emergency, 2 soon, 3 routine';
COMMENT ON COLUMN visits.outcome IS 'recovered, follow-up, referred, put to sleep; null before the visit or if it did not happen';
COMMENT ON COLUMN visits.visit_state IS 'P planned, W in the waiting room, D done, N not attended, C cancelled';
COMMENT ON COLUMN stays.discharged_on IS 'null while the animal is still an inpatient';
COMMENT ON COLUMN stays.end_kind IS 'H went home, T transferred, X died here';
COMMENT ON COLUMN vaccinations.reaction IS 'N none, M mild, S severe';
COMMENT ON COLUMN insurance_claims.claim_state IS 'sent, paid, part paid, refused';
