-- no foreign keys declared; columns ending in _id point to the table of that name
CREATE TABLE family (
  family_id int PRIMARY KEY,
  family_name text,
  contact_person text,
  quarter text,
  credits int,
  member_since date
);
CREATE TABLE toy (
  toy_id int PRIMARY KEY,
  toy_name text,
  maker text,
  toy_type_id int,
  age_from int,
  age_to int,
  credit_value int,
  condition text,
  brought_by_family_id int,
  brought_on date,
  withdrawn_on date
);
CREATE TABLE toy_type (
  toy_type_id int PRIMARY KEY,
  type_name text
);
CREATE TABLE swap (
  swap_id int PRIMARY KEY,
  toy_id int,
  family_id int,
  swapped_on date,
  credits_paid int,
  event_id int
);
CREATE TABLE swap_event (
  event_id int PRIMARY KEY,
  venue text,
  event_date date,
  helper_count int,
  entry_fee_total numeric(7,2)
);
CREATE TABLE repair (
  repair_id int PRIMARY KEY,
  toy_id int,
  fixed_by text,
  brought_in date,
  fixed_on date,
  parts_cost numeric(6,2),
  problem text
);
