CREATE TABLE owners (owner_ref varchar(8) PRIMARY KEY, full_name varchar(80) NOT NULL, postcode_area varchar(4) NOT NULL, email varchar(100), customer_since date NOT NULL);
CREATE TABLE animals (animal_id integer PRIMARY KEY, owner_ref varchar(8) NOT NULL REFERENCES owners, pet_name varchar(40) NOT NULL, species varchar(10) NOT NULL, breed varchar(40), born date, died date);
CREATE TABLE cover_levels (code char(1) PRIMARY KEY, label varchar(30) NOT NULL, yearly_limit numeric(9,2) NOT NULL, excess numeric(6,2) NOT NULL);
CREATE TABLE policies (policy_no varchar(10) PRIMARY KEY, animal_id integer NOT NULL REFERENCES animals, cover_code char(1) NOT NULL REFERENCES cover_levels, inception date NOT NULL, renewal date NOT NULL, lapsed date, monthly_premium numeric(7,2) NOT NULL, sold_via varchar(20));
CREATE TABLE premiums (id integer PRIMARY KEY, policy_no varchar(10) NOT NULL REFERENCES policies, due date NOT NULL, amount numeric(7,2) NOT NULL, collected date);
CREATE TABLE vets (vet_id integer PRIMARY KEY, practice varchar(60) NOT NULL, town varchar(40) NOT NULL);
CREATE TABLE claims (claim_no integer PRIMARY KEY, policy_no varchar(10) NOT NULL REFERENCES policies, vet_id integer REFERENCES vets, treated date NOT NULL, received date NOT NULL, condition varchar(60) NOT NULL, claimed numeric(9,2) NOT NULL, decision varchar(10), decided date, paid_out numeric(9,2), handler varchar(40));
COMMENT ON COLUMN claims.decision IS 'accepted, partial, declined; empty while open';
