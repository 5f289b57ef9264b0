CREATE TABLE brands (
  id serial PRIMARY KEY,
  brand_name text NOT NULL,
  sector text NOT NULL,
  signed_on date NOT NULL,
  ended_on date
);
CREATE TABLE outlets (
  id serial PRIMARY KEY,
  brand_id int NOT NULL REFERENCES brands(id),
  outlet_name text NOT NULL,
  region text NOT NULL
);
CREATE TABLE programmes (
  id serial PRIMARY KEY,
  brand_id int NOT NULL REFERENCES brands(id),
  title text NOT NULL,
  fee_per_visit numeric(8,2) NOT NULL,
  visits_agreed int NOT NULL,
  runs_from date NOT NULL,
  runs_to date
);
CREATE TABLE shoppers (
  id serial PRIMARY KEY,
  nickname text NOT NULL,
  home_region text NOT NULL,
  birth_year int,
  joined_on date NOT NULL,
  blocked boolean NOT NULL
);
CREATE TABLE assignments (
  id serial PRIMARY KEY,
  programme_id int NOT NULL REFERENCES programmes(id),
  outlet_id int NOT NULL REFERENCES outlets(id),
  shopper_id int REFERENCES shoppers(id),
  offered_on date NOT NULL,
  deadline date NOT NULL,
  visited_on date,
  state text NOT NULL,
  shopper_pay numeric(8,2) NOT NULL
);
CREATE TABLE reports (
  id serial PRIMARY KEY,
  assignment_id int NOT NULL UNIQUE REFERENCES assignments(id),
  handed_in_on date NOT NULL,
  released_on date,
  points_scored int NOT NULL,
  points_possible int NOT NULL,
  greeted boolean NOT NULL,
  upsell_tried boolean,
  waiting_minutes numeric(5,1)
);
CREATE TABLE expense_claims (
  id serial PRIMARY KEY,
  assignment_id int NOT NULL REFERENCES assignments(id),
  what text NOT NULL,
  claimed numeric(8,2) NOT NULL,
  approved numeric(8,2),
  filed_on date NOT NULL
);
COMMENT ON COLUMN assignments.state IS 'open, accepted, done, rejected, expired';
COMMENT ON COLUMN expense_claims.what IS 'purchase, travel, parking';
