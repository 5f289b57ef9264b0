CREATE TABLE area (
  area_id int PRIMARY KEY,
  area_name text NOT NULL
);
CREATE TABLE person (
  person_id int PRIMARY KEY,
  known_as text NOT NULL,
  area_id int NOT NULL REFERENCES area,
  birth_year int,
  hearing_loss boolean NOT NULL,
  referred_by text,
  referred_on date NOT NULL,
  closed_on date,
  closed_why text
);
CREATE TABLE befriender (
  befriender_id int PRIMARY KEY,
  name text NOT NULL,
  area_id int REFERENCES area,
  languages text,
  trained_on date,
  active boolean NOT NULL
);
CREATE TABLE match (
  match_id int PRIMARY KEY,
  person_id int NOT NULL REFERENCES person,
  befriender_id int NOT NULL REFERENCES befriender,
  matched_on date NOT NULL,
  ended_on date
);
CREATE TABLE contact (
  contact_id int PRIMARY KEY,
  match_id int NOT NULL REFERENCES match,
  contacted_at timestamp NOT NULL,
  by_what text NOT NULL, -- phone, visit, letter
  answered boolean NOT NULL,
  minutes int,
  mood int, -- 1 low to 5 good
  worry boolean NOT NULL
);
