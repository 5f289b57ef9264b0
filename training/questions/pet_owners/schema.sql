CREATE TABLE owner_record (
  owner_record_id integer PRIMARY KEY,
  owner_first_name text NOT NULL,
  owner_last_name text NOT NULL,
  owner_home_town text NOT NULL,
  owner_telephone_number text,
  owner_registration_date date NOT NULL
);
CREATE TABLE animal_breed (
  animal_breed_id integer PRIMARY KEY,
  animal_breed_name text NOT NULL,
  animal_species_name text NOT NULL,
  typical_weight_in_kilograms numeric(5,2)
);
CREATE TABLE pet_record (
  pet_record_id integer PRIMARY KEY,
  pet_name text NOT NULL,
  animal_breed_id integer NOT NULL REFERENCES animal_breed(animal_breed_id),
  owner_record_id integer REFERENCES owner_record(owner_record_id),
  pet_date_of_birth date,
  pet_weight_in_kilograms numeric(5,2),
  pet_sex text NOT NULL,
  pet_is_microchipped boolean NOT NULL
);
CREATE TABLE treatment_type (
  treatment_type_id integer PRIMARY KEY,
  treatment_type_name text NOT NULL,
  standard_price_amount numeric(8,2) NOT NULL
);
CREATE TABLE treatment_visit (
  treatment_visit_id integer PRIMARY KEY,
  pet_record_id integer NOT NULL REFERENCES pet_record(pet_record_id),
  treatment_type_id integer NOT NULL REFERENCES treatment_type(treatment_type_id),
  visit_date date NOT NULL,
  charged_price_amount numeric(8,2) NOT NULL,
  payment_received_date date
);
