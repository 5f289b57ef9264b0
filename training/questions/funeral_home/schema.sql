CREATE TABLE branches (
  branch_id integer PRIMARY KEY,
  town text NOT NULL,
  cold_places integer NOT NULL
);
CREATE TABLE directors (
  director_id integer PRIMARY KEY,
  name text NOT NULL,
  branch_id integer NOT NULL REFERENCES branches,
  on_call boolean NOT NULL
);
CREATE TABLE deceased (
  deceased_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born date,
  died date NOT NULL,
  place_of_death text NOT NULL,
  religion text
);
CREATE TABLE contacts (
  contact_id integer PRIMARY KEY,
  name text NOT NULL,
  phone text,
  relation text NOT NULL
);
CREATE TABLE funerals (
  funeral_id integer PRIMARY KEY,
  deceased_id integer NOT NULL REFERENCES deceased,
  contact_id integer NOT NULL REFERENCES contacts,
  director_id integer NOT NULL REFERENCES directors,
  kind text NOT NULL,
  venue text,
  arranged_on date NOT NULL,
  held_on date,
  mourners_expected integer,
  prepaid_plan_id integer
);
CREATE TABLE prepaid_plans (
  plan_id integer PRIMARY KEY,
  holder_name text NOT NULL,
  bought_on date NOT NULL,
  value_eur numeric(8,2) NOT NULL,
  used_on date
);
ALTER TABLE funerals ADD FOREIGN KEY (prepaid_plan_id) REFERENCES prepaid_plans;
CREATE TABLE catalogue (
  item_id integer PRIMARY KEY,
  item text NOT NULL,
  category text NOT NULL,
  price_eur numeric(8,2) NOT NULL,
  stock integer
);
CREATE TABLE funeral_items (
  funeral_id integer NOT NULL REFERENCES funerals,
  item_id integer NOT NULL REFERENCES catalogue,
  quantity integer NOT NULL,
  PRIMARY KEY (funeral_id, item_id)
);
CREATE TABLE accounts (
  account_id integer PRIMARY KEY,
  funeral_id integer NOT NULL REFERENCES funerals,
  sent_on date NOT NULL,
  total_eur numeric(9,2) NOT NULL,
  settled_on date
);
