CREATE TABLE branch (
  branch_id int PRIMARY KEY,
  place text NOT NULL,
  altitude_m int NOT NULL,
  open_on_sunday boolean NOT NULL
);
CREATE TABLE hirer (
  hirer_id int PRIMARY KEY,
  full_name text NOT NULL,
  gender text NOT NULL,
  birth_year int NOT NULL,
  nationality char(2) NOT NULL,
  ability text NOT NULL,
  hotel text
);
CREATE TABLE gear (
  gear_id int PRIMARY KEY,
  branch_id int NOT NULL REFERENCES branch(branch_id),
  kind text NOT NULL,
  brand text NOT NULL,
  size text NOT NULL,
  for_whom text NOT NULL,
  quality text NOT NULL,
  condition text NOT NULL,
  day_rate numeric(6,2) NOT NULL,
  sold_off_on date,
  sold_off_for numeric(7,2)
);
CREATE TABLE hire (
  hire_id int PRIMARY KEY,
  hirer_id int NOT NULL REFERENCES hirer(hirer_id),
  gear_id int NOT NULL REFERENCES gear(gear_id),
  out_on date NOT NULL,
  due_on date NOT NULL,
  returned_on date,
  returned_as text,
  insured boolean NOT NULL,
  booked_via text NOT NULL,
  discount text,
  charge numeric(7,2) NOT NULL
);
CREATE TABLE tuning (
  tuning_id int PRIMARY KEY,
  gear_id int NOT NULL REFERENCES gear(gear_id),
  service text NOT NULL,
  requested_on date NOT NULL,
  finished_on date,
  under_warranty boolean NOT NULL,
  cost numeric(6,2) NOT NULL
);
CREATE TABLE receipt (
  receipt_id int PRIMARY KEY,
  hire_id int NOT NULL REFERENCES hire(hire_id),
  taken_on date NOT NULL,
  tender text NOT NULL,
  currency char(3) NOT NULL,
  amount numeric(7,2) NOT NULL
);
CREATE TABLE clerk_day (
  clerk_day_id int PRIMARY KEY,
  clerk text NOT NULL,
  branch_id int NOT NULL REFERENCES branch(branch_id),
  weekday int NOT NULL,
  duty text NOT NULL
);
COMMENT ON COLUMN clerk_day.weekday IS '1 = Monday … 7 = Sunday';
