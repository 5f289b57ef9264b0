CREATE TABLE site (
  id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL
);
CREATE TABLE finder (
  id int PRIMARY KEY,
  name text NOT NULL,
  is_staff boolean NOT NULL
);
CREATE TABLE found_item (
  id int PRIMARY KEY,
  site_id int NOT NULL REFERENCES site,
  finder_id int REFERENCES finder,
  category text NOT NULL,
  description text NOT NULL,
  colour text,
  found_at timestamp NOT NULL,
  handed_over_at timestamp,
  disposed_on date,
  disposal text, -- charity, police, binned
  shelf text
);
CREATE TABLE claimant (
  id int PRIMARY KEY,
  name text NOT NULL,
  phone text
);
CREATE TABLE claim (
  id int PRIMARY KEY,
  claimant_id int NOT NULL REFERENCES claimant,
  item_id int REFERENCES found_item,
  category text NOT NULL,
  description text NOT NULL,
  reported_at timestamp NOT NULL,
  lost_on date,
  closed_at timestamp,
  result text
);
CREATE TABLE fee (
  id int PRIMARY KEY,
  claim_id int NOT NULL REFERENCES claim,
  amount numeric(5,2) NOT NULL,
  paid_at timestamp
);
