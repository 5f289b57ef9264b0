CREATE TABLE branch (branch_no int PRIMARY KEY, town text NOT NULL, opened date NOT NULL);
CREATE TABLE vet (vet_id int PRIMARY KEY, vet_name text NOT NULL, branch_no int NOT NULL REFERENCES branch, speciality text);
CREATE TABLE owner (owner_no int PRIMARY KEY, surname text NOT NULL, first_name text NOT NULL, village text NOT NULL);
CREATE TABLE animal (animal_no int PRIMARY KEY, call_name text NOT NULL, species text NOT NULL, owner_no int NOT NULL REFERENCES owner, born date, died date);
CREATE TABLE visit (
  visit_no int PRIMARY KEY, animal_no int NOT NULL REFERENCES animal, vet_id int NOT NULL REFERENCES vet,
  referred_by int REFERENCES vet, -- the vet who sent the animal, if any
  visit_date date NOT NULL, kind text NOT NULL, -- checkup, illness, surgery, vaccination
  minutes int NOT NULL, next_due date
);
CREATE TABLE charge (
  charge_no int PRIMARY KEY, visit_no int NOT NULL REFERENCES visit, item text NOT NULL, item_group text NOT NULL, -- drug, service, food
  qty int NOT NULL, amount numeric(8,2) NOT NULL, vat numeric(8,2) NOT NULL
);
COMMENT ON COLUMN charge.amount IS 'net amount of the whole line (all pieces), vat not included';
CREATE TABLE receipt (receipt_no int PRIMARY KEY, visit_no int NOT NULL REFERENCES visit, received date NOT NULL, sum_paid numeric(8,2) NOT NULL, means text NOT NULL);
