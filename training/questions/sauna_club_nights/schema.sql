CREATE TABLE member (
  member_id integer PRIMARY KEY,
  name text NOT NULL,
  city text,
  joined date NOT NULL,
  cancelled date,
  plan text NOT NULL CHECK (plan IN ('basic','plus','ten-pass'))
);
CREATE TABLE sauna (
  sauna_id integer PRIMARY KEY,
  sauna_name text NOT NULL,
  max_guests integer NOT NULL,
  temperature_c integer NOT NULL
);
CREATE TABLE evening (
  evening_id integer PRIMARY KEY,
  sauna_id integer NOT NULL REFERENCES sauna,
  evening_date date NOT NULL,
  theme text NOT NULL,
  host text NOT NULL
);
CREATE TABLE visit (
  visit_id integer PRIMARY KEY,
  evening_id integer NOT NULL REFERENCES evening,
  member_id integer REFERENCES member,
  guest_of integer REFERENCES member(member_id),
  paid numeric(6,2) NOT NULL,
  stayed_minutes integer
);
COMMENT ON COLUMN visit.member_id IS 'empty for guests who are no members';
COMMENT ON COLUMN visit.guest_of IS 'the member who brought a guest';
CREATE TABLE bar_sale (
  sale_id integer PRIMARY KEY,
  evening_id integer NOT NULL REFERENCES evening,
  member_id integer REFERENCES member,
  product text NOT NULL,
  qty integer NOT NULL,
  amount numeric(6,2) NOT NULL
);
