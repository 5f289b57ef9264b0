CREATE TABLE museum (
  museum_id integer PRIMARY KEY,
  name text NOT NULL,
  island text,
  built_year integer NOT NULL,
  opened_year integer NOT NULL,
  tower_m integer NOT NULL,
  steps integer NOT NULL,
  num_of_staff integer NOT NULL
);
COMMENT ON COLUMN museum.built_year IS 'year the lighthouse was built; opened_year when the museum in it opened';
COMMENT ON COLUMN museum.island IS 'empty when on the mainland';
CREATE TABLE visitor (
  visitor_id integer PRIMARY KEY,
  name text NOT NULL,
  age integer NOT NULL,
  level_of_membership integer NOT NULL,
  member_until date
);
COMMENT ON COLUMN visitor.level_of_membership IS '0 no member, 1 friend, 2 patron, 3 life';
CREATE TABLE visit (
  visit_id integer PRIMARY KEY,
  museum_id integer NOT NULL REFERENCES museum(museum_id),
  visitor_id integer NOT NULL REFERENCES visitor(visitor_id),
  visit_date date NOT NULL,
  num_of_tickets integer NOT NULL,
  ticket_price numeric(5,2) NOT NULL,
  shop_spent numeric(6,2) NOT NULL,
  climbed boolean NOT NULL
);
COMMENT ON COLUMN visit.ticket_price IS 'for one ticket';
COMMENT ON COLUMN visit.climbed IS 'went up the tower';
CREATE TABLE keeper (
  keeper_id integer PRIMARY KEY,
  name text NOT NULL,
  birth_year integer NOT NULL,
  death_year integer
);
CREATE TABLE keeper_post (
  keeper_id integer NOT NULL REFERENCES keeper(keeper_id),
  museum_id integer NOT NULL REFERENCES museum(museum_id),
  from_year integer NOT NULL,
  to_year integer NOT NULL,
  rank text NOT NULL,
  PRIMARY KEY (keeper_id, museum_id, from_year)
);
COMMENT ON TABLE keeper_post IS 'who kept the light in former times';
COMMENT ON COLUMN keeper_post.rank IS 'head or assistant';
CREATE TABLE repair (
  repair_id integer PRIMARY KEY,
  museum_id integer NOT NULL REFERENCES museum(museum_id),
  what text NOT NULL,
  estimated numeric(9,2) NOT NULL,
  paid numeric(9,2),
  begun_on date NOT NULL,
  done_on date
);
