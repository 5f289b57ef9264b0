CREATE TABLE household (
  household_no integer PRIMARY KEY,
  surname text NOT NULL,
  street text NOT NULL,
  district text NOT NULL
);
CREATE TABLE parishioner (
  parishioner_no integer PRIMARY KEY,
  household_no integer NOT NULL REFERENCES household(household_no),
  forename text NOT NULL,
  surname text NOT NULL,
  birthday date,
  baptised date,
  confirmed date,
  registered date NOT NULL,
  moved_away date,
  died date
);
CREATE TABLE ministry (
  ministry_no integer PRIMARY KEY,
  title text NOT NULL,
  leader_no integer REFERENCES parishioner(parishioner_no),
  meets_on text
);
CREATE TABLE ministry_member (
  ministry_no integer NOT NULL REFERENCES ministry(ministry_no),
  parishioner_no integer NOT NULL REFERENCES parishioner(parishioner_no),
  since date NOT NULL,
  until date,
  PRIMARY KEY (ministry_no, parishioner_no)
);
CREATE TABLE mass (
  mass_no integer PRIMARY KEY,
  held_at timestamp NOT NULL,
  language text NOT NULL,
  celebrant text NOT NULL,
  attendance integer,
  collection numeric(8,2)
);
CREATE TABLE pledge (
  pledge_no integer PRIMARY KEY,
  household_no integer NOT NULL REFERENCES household(household_no),
  pledge_year integer NOT NULL,
  promised numeric(8,2) NOT NULL
);
CREATE TABLE envelope (
  envelope_no integer PRIMARY KEY,
  household_no integer NOT NULL REFERENCES household(household_no),
  given_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  fund text NOT NULL
);
