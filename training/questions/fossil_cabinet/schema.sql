CREATE TABLE collector (
  id integer PRIMARY KEY,
  name text NOT NULL,
  alive boolean NOT NULL,
  profession text
);
CREATE TABLE period (
  id integer PRIMARY KEY,
  name text NOT NULL,
  from_my numeric(6,1) NOT NULL,
  to_my numeric(6,1) NOT NULL
);
COMMENT ON COLUMN period.from_my IS 'million years ago at its beginning; to_my at its end';
CREATE TABLE fossil (
  cat_no text PRIMARY KEY,
  taxon text NOT NULL,
  group_name text NOT NULL,
  period_id integer REFERENCES period(id),
  found_by integer REFERENCES collector(id),
  given_by integer REFERENCES collector(id),
  named_by integer REFERENCES collector(id),
  found_on date,
  accessioned_on date NOT NULL,
  prepared_on date,
  length_mm integer NOT NULL,
  weight_g numeric(9,1) NOT NULL,
  complete_pct integer NOT NULL,
  bought_for numeric(9,2),
  insured_at numeric(10,2) NOT NULL,
  holotype boolean NOT NULL,
  drawer text,
  on_show boolean NOT NULL
);
COMMENT ON COLUMN fossil.given_by IS 'person who gave it to us as a present';
COMMENT ON COLUMN fossil.accessioned_on IS 'day it became ours';
COMMENT ON COLUMN fossil.prepared_on IS 'day the stone was taken off; empty while not prepared';
COMMENT ON COLUMN fossil.bought_for IS 'empty when not bought';
COMMENT ON COLUMN fossil.holotype IS 'the specimen after which a species was named';
CREATE TABLE loan (
  id integer PRIMARY KEY,
  cat_no text NOT NULL REFERENCES fossil(cat_no),
  borrower text NOT NULL,
  purpose text NOT NULL,
  agreed_on date NOT NULL,
  out_on date,
  due_back date NOT NULL,
  back_on date,
  transport_cost numeric(8,2) NOT NULL
);
CREATE TABLE visit (
  id integer PRIMARY KEY,
  visitor text NOT NULL,
  visit_on date NOT NULL,
  cat_no text NOT NULL REFERENCES fossil(cat_no),
  photos integer NOT NULL
);
COMMENT ON TABLE visit IS 'researchers who came to study a fossil';
