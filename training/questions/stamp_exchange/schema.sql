CREATE TABLE collectors (
  collector_no int,
  alias text,
  country text,
  joined date,
  rating numeric(3,2),
  suspended boolean,
  bio text
);
CREATE TABLE issues (
  issue_no int,
  issue_name text,
  country text,
  year int,
  face_value text,
  perforation text,
  catalogue_price numeric(10,2)
);
CREATE TABLE holdings (
  collector_no int,
  issue_no int,
  copies int,
  condition text,
  for_swap boolean,
  added date
);
CREATE TABLE wants (
  collector_no int,
  issue_no int,
  max_price numeric(10,2),
  since date
);
CREATE TABLE swaps (
  swap_no int,
  offered_by int,
  accepted_by int,
  opened date,
  settled date,
  state text,
  cash_topup numeric(8,2)
);
CREATE TABLE swap_lines (
  swap_no int,
  issue_no int,
  given_by int,
  copies int
);
CREATE TABLE feedback (
  swap_no int,
  written_by int,
  stars int,
  written date,
  words text
);
CREATE TABLE fairs (
  fair_no int,
  town text,
  starts date,
  ends date,
  tables_let int,
  table_fee numeric(6,2)
);
CREATE TABLE fair_tables (
  fair_no int,
  collector_no int,
  tables int,
  paid boolean
);
