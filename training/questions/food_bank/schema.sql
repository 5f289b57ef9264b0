CREATE TABLE depot (
  depot_id serial PRIMARY KEY,
  depot_name varchar(60) NOT NULL,
  parish varchar(60) NOT NULL,
  fridge boolean NOT NULL
);
CREATE TABLE donor (
  donor_id serial PRIMARY KEY,
  donor_name varchar(80) NOT NULL,
  donor_type varchar(20) NOT NULL,
  contact varchar(80),
  first_gift date
);
CREATE TABLE food_item (
  food_item_id serial PRIMARY KEY,
  item_name varchar(60) NOT NULL,
  category varchar(30) NOT NULL,
  needs_fridge boolean NOT NULL,
  kg_per_unit numeric(6,3) NOT NULL
);
CREATE TABLE donation (
  donation_id serial PRIMARY KEY,
  donor_id integer REFERENCES donor(donor_id),
  depot_id integer NOT NULL REFERENCES depot(depot_id),
  received_on date NOT NULL
);
CREATE TABLE donation_line (
  donation_line_id serial PRIMARY KEY,
  donation_id integer NOT NULL REFERENCES donation(donation_id),
  food_item_id integer NOT NULL REFERENCES food_item(food_item_id),
  units integer NOT NULL,
  best_before date,
  units_binned integer NOT NULL DEFAULT 0
);
CREATE TABLE household (
  household_id serial PRIMARY KEY,
  head_name varchar(80) NOT NULL,
  parish varchar(60) NOT NULL,
  adult_count smallint NOT NULL,
  child_count smallint NOT NULL,
  halal boolean NOT NULL,
  registered_on date NOT NULL,
  closed_on date
);
CREATE TABLE referral (
  referral_id serial PRIMARY KEY,
  household_id integer NOT NULL REFERENCES household(household_id),
  agency varchar(60) NOT NULL,
  reason varchar(40) NOT NULL,
  issued_on date NOT NULL,
  valid_until date NOT NULL
);
CREATE TABLE parcel (
  parcel_id serial PRIMARY KEY,
  household_id integer NOT NULL REFERENCES household(household_id),
  depot_id integer NOT NULL REFERENCES depot(depot_id),
  volunteer_name varchar(60),
  handed_out timestamp NOT NULL,
  weight_kg numeric(6,1) NOT NULL,
  delivered_home boolean NOT NULL
);
CREATE TABLE money_gift (
  money_gift_id serial PRIMARY KEY,
  donor_id integer REFERENCES donor(donor_id),
  given_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  gift_aid boolean NOT NULL
);
