CREATE TABLE owners (
  id int PRIMARY KEY,
  name text NOT NULL,
  street text NOT NULL,
  speaks text NOT NULL,
  member boolean NOT NULL,
  blacklisted boolean NOT NULL,
  first_contact date NOT NULL
);
CREATE TABLE cats (
  id int PRIMARY KEY,
  owner_id int NOT NULL REFERENCES owners(id),
  name text NOT NULL,
  sex text NOT NULL,
  neutered boolean NOT NULL,
  coat text NOT NULL,
  temper text NOT NULL,
  born_year int NOT NULL,
  vaccinated_until date,
  died_on date
);
CREATE TABLE rooms (
  id int PRIMARY KEY,
  label text NOT NULL,
  size text NOT NULL,
  has_window boolean NOT NULL,
  camera boolean NOT NULL,
  nightly numeric(6,2) NOT NULL,
  under_repair_until date
);
CREATE TABLE nannies (
  id int PRIMARY KEY,
  name text NOT NULL,
  shift text NOT NULL,
  paid boolean NOT NULL,
  can_inject boolean NOT NULL,
  ended_on date
);
CREATE TABLE stays (
  id int PRIMARY KEY,
  cat_id int NOT NULL REFERENCES cats(id),
  room_id int REFERENCES rooms(id),
  nanny_id int REFERENCES nannies(id),
  asked_on date NOT NULL,
  arrive_on date NOT NULL,
  leave_on date NOT NULL,
  picked_up_on date,
  status text NOT NULL,
  food text NOT NULL,
  via text NOT NULL,
  price numeric(8,2) NOT NULL,
  paid_on date,
  paid_by text
);
CREATE TABLE care_notes (
  id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays(id),
  nanny_id int NOT NULL REFERENCES nannies(id),
  noted_at timestamptz NOT NULL,
  kind text NOT NULL,
  appetite text,
  vet_called boolean NOT NULL
);
CREATE TABLE ratings (
  id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays(id),
  stars int NOT NULL,
  would_return text NOT NULL,
  published boolean NOT NULL,
  given_on date NOT NULL
);
