CREATE TABLE litter (litter_id int PRIMARY KEY, mother text NOT NULL, father text NOT NULL, born date NOT NULL);
CREATE TABLE family (family_id int PRIMARY KEY, family_name text NOT NULL, county text NOT NULL, approved date, stopped date);
CREATE TABLE puppy (puppy_id int PRIMARY KEY, call_name text NOT NULL, litter_id int NOT NULL REFERENCES litter, sex text NOT NULL, breed text NOT NULL, chip text, withdrawn date, withdrawn_why text);
CREATE TABLE placement (placement_id int PRIMARY KEY, puppy_id int NOT NULL REFERENCES puppy, family_id int NOT NULL REFERENCES family, from_date date NOT NULL, to_date date);
CREATE TABLE assessment (assessment_id int PRIMARY KEY, puppy_id int NOT NULL REFERENCES puppy, kind text NOT NULL, due date NOT NULL, done date, score int);
COMMENT ON COLUMN assessment.kind IS '4 months, 8 months, 12 months';
CREATE TABLE vet_bill (bill_id int PRIMARY KEY, puppy_id int NOT NULL REFERENCES puppy, visit_date date NOT NULL, reason text NOT NULL, cost numeric(7,2) NOT NULL, insured numeric(7,2) NOT NULL);
CREATE TABLE matched (puppy_id int PRIMARY KEY REFERENCES puppy, owner_name text NOT NULL, training_start date NOT NULL, qualified date);
