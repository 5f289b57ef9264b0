CREATE TABLE client (
  id int PRIMARY KEY,
  name text NOT NULL,
  sector text NOT NULL,
  town text NOT NULL,
  has_contract boolean NOT NULL,
  contract_ends date,
  has_pets boolean NOT NULL,
  owes_us numeric(8,2) NOT NULL
);
CREATE TABLE technician (
  id int PRIMARY KEY,
  name text NOT NULL,
  grade text NOT NULL,
  poison_licence boolean NOT NULL,
  away_until date
);
CREATE TABLE pest (
  id int PRIMARY KEY,
  common_name text NOT NULL,
  animal_class text NOT NULL,
  protected boolean NOT NULL
);
CREATE TABLE call_out (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(id),
  pest_id int NOT NULL REFERENCES pest(id),
  technician_id int REFERENCES technician(id),
  reported_at timestamptz NOT NULL,
  visited_at timestamptz,
  closed_at timestamptz,
  severity text NOT NULL,
  premises text NOT NULL,
  outcome text,
  guarantee_claim boolean NOT NULL,
  price numeric(8,2)
);
CREATE TABLE treatment (
  id int PRIMARY KEY,
  call_out_id int NOT NULL REFERENCES call_out(id),
  method text NOT NULL,
  product text,
  grams int,
  follow_up_due date,
  followed_up_on date
);
CREATE TABLE trap (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(id),
  type text NOT NULL,
  indoors boolean NOT NULL,
  placed_on date NOT NULL,
  removed_on date,
  last_catch text
);
CREATE TABLE invoice (
  id int PRIMARY KEY,
  call_out_id int NOT NULL REFERENCES call_out(id),
  sent_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  payment_method text,
  amount numeric(8,2) NOT NULL,
  disputed boolean NOT NULL
);
