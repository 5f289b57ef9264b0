CREATE TABLE offices (
  id integer PRIMARY KEY,
  town text NOT NULL
);
CREATE TABLE advisers (
  id integer PRIMARY KEY,
  office_id integer NOT NULL REFERENCES offices(id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  is_active boolean NOT NULL
);
CREATE TABLE members (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  membership text NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE landlords (
  id integer PRIMARY KEY,
  name text NOT NULL,
  landlord_type text NOT NULL
);
CREATE TABLE cases (
  id integer PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members(id),
  adviser_id integer NOT NULL REFERENCES advisers(id),
  landlord_id integer NOT NULL REFERENCES landlords(id),
  topic text NOT NULL,
  status text NOT NULL,
  outcome text,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE letters (
  id integer PRIMARY KEY,
  case_id integer NOT NULL REFERENCES cases(id),
  direction text NOT NULL,
  status text NOT NULL,
  dated date NOT NULL
);
CREATE TABLE fees (
  id integer PRIMARY KEY,
  member_id integer NOT NULL REFERENCES members(id),
  fee_year integer NOT NULL,
  amount numeric(6,2) NOT NULL,
  paid boolean NOT NULL
);
