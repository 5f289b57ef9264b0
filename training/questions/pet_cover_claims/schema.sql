CREATE TABLE holders (
  holder_id int PRIMARY KEY,
  holder_name text NOT NULL,
  city text NOT NULL,
  birth_year int NOT NULL,
  referred_by int REFERENCES holders(holder_id),
  joined_at timestamptz NOT NULL
);
CREATE TABLE pets (
  pet_id int PRIMARY KEY,
  holder_id int NOT NULL REFERENCES holders(holder_id),
  pet_name text NOT NULL,
  species text NOT NULL,
  breed text,
  born_on date NOT NULL,
  neutered boolean,
  died_on date
);
CREATE TABLE cover_levels (
  level_id int PRIMARY KEY,
  level_name text NOT NULL,
  yearly_limit numeric(10,2) NOT NULL,
  excess numeric(8,2) NOT NULL,
  covers_dental boolean NOT NULL
);
CREATE TABLE policies (
  policy_id int PRIMARY KEY,
  policy_no text NOT NULL,
  pet_id int NOT NULL REFERENCES pets(pet_id),
  level_id int NOT NULL REFERENCES cover_levels(level_id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  cancelled_on date,
  monthly_premium numeric(8,2) NOT NULL,
  sold_via text NOT NULL
);
CREATE TABLE premium_payments (
  payment_id int PRIMARY KEY,
  policy_id int NOT NULL REFERENCES policies(policy_id),
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  collected_on date,
  bounced boolean NOT NULL
);
CREATE TABLE vets (
  vet_id int PRIMARY KEY,
  practice_name text NOT NULL,
  city text NOT NULL,
  in_network boolean NOT NULL
);
CREATE TABLE handlers (
  handler_id int PRIMARY KEY,
  handler_name text NOT NULL,
  approval_limit numeric(10,2) NOT NULL
);
CREATE TABLE claims (
  claim_id int PRIMARY KEY,
  policy_id int NOT NULL REFERENCES policies(policy_id),
  vet_id int REFERENCES vets(vet_id),
  handler_id int REFERENCES handlers(handler_id),
  cause text NOT NULL,
  treated_on date NOT NULL,
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  status text NOT NULL,
  claimed_amount numeric(10,2) NOT NULL,
  approved_amount numeric(10,2),
  paid_at timestamptz
);
COMMENT ON COLUMN claims.status IS 'submitted, in_review, approved, rejected, paid, withdrawn';
COMMENT ON COLUMN claims.cause IS 'accident, illness, dental, surgery';
COMMENT ON COLUMN pets.species IS 'dog, cat, rabbit, horse';
COMMENT ON COLUMN policies.sold_via IS 'website, broker, phone, vet';
COMMENT ON COLUMN pets.neutered IS 'empty = unknown';
