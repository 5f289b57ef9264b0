CREATE TABLE owners (
  owner_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  town text NOT NULL
);
CREATE TABLE pets (
  pet_id integer PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners,
  name text NOT NULL,
  species text NOT NULL,
  born_on date,
  died_on date
);
CREATE TABLE vets (
  vet_id integer PRIMARY KEY,
  name text NOT NULL,
  is_active boolean NOT NULL
);
CREATE TABLE appointments (
  appointment_id integer PRIMARY KEY,
  pet_id integer NOT NULL REFERENCES pets,
  vet_id integer NOT NULL REFERENCES vets,
  starts_at timestamp NOT NULL,
  reason text NOT NULL,
  status text NOT NULL
);
CREATE TABLE vaccinations (
  vaccination_id integer PRIMARY KEY,
  pet_id integer NOT NULL REFERENCES pets,
  vaccine text NOT NULL,
  given_on date NOT NULL,
  valid_until date NOT NULL
);
CREATE TABLE invoices (
  invoice_id integer PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date
);
CREATE TABLE lab_tests (
  lab_test_id integer PRIMARY KEY,
  pet_id integer NOT NULL REFERENCES pets,
  test text NOT NULL,
  sent_on date NOT NULL,
  result_on date
);
