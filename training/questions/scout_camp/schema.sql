CREATE TABLE troop (
  id integer PRIMARY KEY,
  name text,
  town text,
  founded text
);
CREATE TABLE scout (
  id integer PRIMARY KEY,
  troop_id integer REFERENCES troop(id),
  first_name text,
  last_name text,
  birthday text,
  joined text,
  left_on text,
  vegetarian integer,
  swimmer integer
);
CREATE TABLE leader (
  id integer PRIMARY KEY,
  troop_id integer REFERENCES troop(id),
  name text,
  phone text,
  police_check text
);
CREATE TABLE badge (
  id integer PRIMARY KEY,
  name text,
  theme text,
  level integer
);
CREATE TABLE badge_award (
  scout_id integer,
  badge_id integer,
  awarded text,
  leader_id integer
);
CREATE TABLE camp (
  id integer PRIMARY KEY,
  name text,
  place text,
  from_day text,
  to_day text,
  fee real,
  max_scouts integer
);
CREATE TABLE camp_signup (
  camp_id integer,
  scout_id integer,
  signed_up text,
  paid real,
  parent_consent integer,
  cancelled text
);
CREATE TABLE equipment (
  id integer PRIMARY KEY,
  troop_id integer REFERENCES troop(id),
  item text,
  condition text,
  bought text,
  price real,
  lent_to_camp integer
);
