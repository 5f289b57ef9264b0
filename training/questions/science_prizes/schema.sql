CREATE TABLE laureate (
  laureate_id integer PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  gender text NOT NULL,
  birth_date date NOT NULL,
  birth_country text NOT NULL,
  death_date date
);
COMMENT ON TABLE laureate IS 'prize winners and people who were nominated';
CREATE TABLE institution (
  inst_id integer PRIMARY KEY,
  inst_name text NOT NULL,
  country text NOT NULL,
  founded integer NOT NULL
);
CREATE TABLE field (
  field_code text PRIMARY KEY,
  field_name text NOT NULL
);
CREATE TABLE prize (
  prize_year integer NOT NULL,
  field_code text NOT NULL REFERENCES field(field_code),
  amount numeric(10,2) NOT NULL,
  announced_on date NOT NULL,
  presented_on date,
  citation text NOT NULL,
  PRIMARY KEY (prize_year, field_code)
);
COMMENT ON COLUMN prize.amount IS 'the whole prize, before it is divided';
CREATE TABLE award (
  prize_year integer NOT NULL,
  field_code text NOT NULL,
  laureate_id integer NOT NULL REFERENCES laureate(laureate_id),
  share_pct integer NOT NULL,
  inst_id integer REFERENCES institution(inst_id),
  accepted boolean NOT NULL,
  PRIMARY KEY (prize_year, field_code, laureate_id),
  FOREIGN KEY (prize_year, field_code) REFERENCES prize(prize_year, field_code)
);
COMMENT ON COLUMN award.share_pct IS 'part of the prize that this person gets, in percent';
COMMENT ON COLUMN award.inst_id IS 'where the laureate worked at the time';
CREATE TABLE nomination (
  nomination_id integer PRIMARY KEY,
  prize_year integer NOT NULL,
  field_code text NOT NULL REFERENCES field(field_code),
  nominee_id integer NOT NULL REFERENCES laureate(laureate_id),
  nominator_id integer REFERENCES laureate(laureate_id),
  received_on date NOT NULL
);
COMMENT ON COLUMN nomination.nominator_id IS 'empty when an institution nominated';
