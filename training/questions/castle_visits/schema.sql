CREATE TABLE tbl_castle (
  castle_id integer PRIMARY KEY,
  castle_name text NOT NULL,
  county text NOT NULL,
  built_century integer NOT NULL,
  condition text NOT NULL,
  owner_kind text NOT NULL,
  entry_price_pence integer,
  has_moat boolean NOT NULL
);
CREATE TABLE tbl_ghost (
  ghost_id integer PRIMARY KEY,
  castle_id integer NOT NULL REFERENCES tbl_castle(castle_id),
  ghost_name text NOT NULL,
  last_seen_on date
);
CREATE TABLE tbl_visit (
  visit_id integer PRIMARY KEY,
  castle_id integer NOT NULL REFERENCES tbl_castle(castle_id),
  visited_on date NOT NULL,
  visitor text NOT NULL,
  party_size integer NOT NULL,
  stars integer,
  miles_driven numeric(5,1)
);
