CREATE TABLE species (
  id integer PRIMARY KEY,
  common_name text,
  latin_name text,
  family text,
  red_list integer,
  migrant integer
);
CREATE TABLE places (
  id integer PRIMARY KEY,
  place text,
  county text,
  habitat text,
  has_hide integer,
  elevation_m integer
);
CREATE TABLE members (
  id integer PRIMARY KEY,
  name text,
  joined text,
  left_club text,
  town text,
  subscription real,
  paid_until text
);
CREATE TABLE outings (
  id integer PRIMARY KEY,
  place_id integer,
  leader_id integer,
  day text,
  start_time text,
  weather text,
  cancelled integer
);
CREATE TABLE outing_members (
  outing_id integer,
  member_id integer
);
CREATE TABLE sightings (
  id integer PRIMARY KEY,
  member_id integer REFERENCES members(id),
  species_id integer REFERENCES species(id),
  place_id integer,
  outing_id integer,
  day text,
  birds_seen integer,
  heard_only integer,
  photo text,
  checked integer
);
CREATE TABLE nest_boxes (
  id integer PRIMARY KEY,
  place_id integer,
  box_no text,
  put_up text,
  kind text
);
CREATE TABLE box_checks (
  id integer PRIMARY KEY,
  box_id integer,
  day text,
  occupied_by integer,
  eggs integer,
  fledged integer
);
