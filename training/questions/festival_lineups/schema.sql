CREATE TABLE festivals (
  festival_id integer PRIMARY KEY,
  festival_name text NOT NULL,
  town text NOT NULL,
  country text NOT NULL,
  first_held integer NOT NULL,
  theme text NOT NULL
);
CREATE TABLE editions (
  edition_id integer PRIMARY KEY,
  festival_id integer NOT NULL REFERENCES festivals(festival_id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  attendance integer,
  day_ticket_cents integer NOT NULL,
  called_off boolean NOT NULL DEFAULT false
);
CREATE TABLE acts (
  act_id integer PRIMARY KEY,
  act_name text NOT NULL,
  home_country text NOT NULL,
  style text NOT NULL,
  members integer NOT NULL,
  formed_in integer,
  split_up_in integer
);
CREATE TABLE slots (
  slot_id integer PRIMARY KEY,
  edition_id integer NOT NULL REFERENCES editions(edition_id),
  act_id integer NOT NULL REFERENCES acts(act_id),
  stage text NOT NULL,
  begins_at timestamp NOT NULL,
  minutes integer NOT NULL,
  fee_cents integer,
  is_headliner boolean NOT NULL
);
