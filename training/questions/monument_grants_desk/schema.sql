CREATE TABLE owner (
  owner_id int PRIMARY KEY,
  owner_name text NOT NULL,
  owner_type text NOT NULL,
  phone text
);
CREATE TABLE monument (
  monument_id int PRIMARY KEY,
  monument_name text NOT NULL,
  county text NOT NULL,
  built_in int,
  listed_on date NOT NULL,
  delisted_on date,
  owner_id int NOT NULL REFERENCES owner(owner_id)
);
CREATE TABLE officer (
  officer_id int PRIMARY KEY,
  officer_name text NOT NULL,
  office text NOT NULL,
  in_post_from date NOT NULL,
  in_post_to date
);
CREATE TABLE grant_file (
  grant_id int PRIMARY KEY,
  monument_id int NOT NULL REFERENCES monument(monument_id),
  advised_by int REFERENCES officer(officer_id),
  signed_by int REFERENCES officer(officer_id),
  lodged_on date NOT NULL,
  board_date date,
  awarded_on date,
  declined_on date,
  amount_sought numeric(11,2) NOT NULL,
  amount_awarded numeric(11,2),
  works_start_planned date NOT NULL,
  works_start_actual date,
  works_end_planned date NOT NULL,
  works_end_actual date,
  lapses_on date
);
CREATE TABLE instalment (
  instalment_id int PRIMARY KEY,
  grant_id int NOT NULL REFERENCES grant_file(grant_id),
  part_no int NOT NULL,
  claimed_on date,
  payable_on date NOT NULL,
  paid_out_on date,
  amount numeric(11,2) NOT NULL
);
CREATE TABLE contractor_quote (
  quote_id int PRIMARY KEY,
  grant_id int NOT NULL REFERENCES grant_file(grant_id),
  contractor text NOT NULL,
  quoted_on date NOT NULL,
  valid_until date NOT NULL,
  sum_quoted numeric(11,2) NOT NULL,
  chosen boolean NOT NULL
);
CREATE TABLE inspection (
  inspection_id int PRIMARY KEY,
  monument_id int NOT NULL REFERENCES monument(monument_id),
  inspected_by int NOT NULL REFERENCES officer(officer_id),
  due_by date NOT NULL,
  visited_at timestamp,
  state text
);
COMMENT ON COLUMN owner.owner_type IS 'private, parish, municipality, foundation';
COMMENT ON COLUMN officer.office IS 'advice, signature, inspection';
COMMENT ON COLUMN inspection.state IS 'sound, worn, at risk';
