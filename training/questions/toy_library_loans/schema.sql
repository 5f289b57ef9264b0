CREATE TABLE families (
  family_no int PRIMARY KEY,
  parent_name text NOT NULL,
  email text,
  joined_on date NOT NULL,
  membership_ends date NOT NULL,
  deposit numeric(5,2) NOT NULL
);
CREATE TABLE children (
  child_id int PRIMARY KEY,
  family_no int NOT NULL REFERENCES families,
  child_name text NOT NULL,
  born date NOT NULL
);
CREATE TABLE toys (
  toy_no text PRIMARY KEY,
  toy_name text NOT NULL,
  sort text NOT NULL,
  min_age_months int NOT NULL,
  pieces int NOT NULL,
  battery boolean NOT NULL,
  value numeric(6,2) NOT NULL,
  in_repair_since date,
  scrapped_on date
);
CREATE TABLE borrowings (
  borrowing_id int PRIMARY KEY,
  toy_no text NOT NULL REFERENCES toys,
  family_no int NOT NULL REFERENCES families,
  taken date NOT NULL,
  back_by date NOT NULL,
  brought_back date,
  pieces_missing int NOT NULL DEFAULT 0
);
CREATE TABLE charges (
  charge_id int PRIMARY KEY,
  family_no int NOT NULL REFERENCES families,
  borrowing_id int REFERENCES borrowings,
  reason text NOT NULL,
  amount numeric(5,2) NOT NULL,
  charged_on date NOT NULL,
  settled_on date
);
