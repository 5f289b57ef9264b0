CREATE TABLE sponsor_groups (
  id integer PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  approved_on date,
  wound_up_on date,
  pledged_amount integer NOT NULL
);
CREATE TABLE volunteers (
  id integer PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  group_id integer NOT NULL REFERENCES sponsor_groups(id),
  speaks text,
  background_check_until date,
  can_drive boolean NOT NULL
);
CREATE TABLE families (
  id integer PRIMARY KEY,
  family_label text NOT NULL,
  country_of_origin text NOT NULL,
  adults integer NOT NULL,
  children integer NOT NULL,
  matched_group_id integer REFERENCES sponsor_groups(id),
  matched_on date,
  arrived_on date,
  first_language text NOT NULL
);
CREATE TABLE homes (
  id integer PRIMARY KEY,
  address text NOT NULL,
  town text NOT NULL,
  bedrooms integer NOT NULL,
  monthly_rent numeric(7,2) NOT NULL,
  landlord text NOT NULL,
  family_id integer REFERENCES families(id),
  lease_until date
);
CREATE TABLE appointments (
  id integer PRIMARY KEY,
  family_id integer NOT NULL REFERENCES families(id),
  volunteer_id integer REFERENCES volunteers(id),
  purpose text NOT NULL,
  starts_at timestamptz NOT NULL,
  kept boolean
);
CREATE TABLE language_lessons (
  id integer PRIMARY KEY,
  family_id integer NOT NULL REFERENCES families(id),
  teacher text NOT NULL,
  lesson_on date NOT NULL,
  minutes integer NOT NULL,
  level text NOT NULL
);
CREATE TABLE expenses (
  id integer PRIMARY KEY,
  group_id integer NOT NULL REFERENCES sponsor_groups(id),
  family_id integer REFERENCES families(id),
  spent_on date NOT NULL,
  category text NOT NULL,
  amount numeric(8,2) NOT NULL,
  receipt_filed boolean NOT NULL
);
CREATE TABLE jobs_found (
  id integer PRIMARY KEY,
  family_id integer NOT NULL REFERENCES families(id),
  employer text NOT NULL,
  started_on date NOT NULL,
  ended_on date,
  hours_per_week integer NOT NULL
);
