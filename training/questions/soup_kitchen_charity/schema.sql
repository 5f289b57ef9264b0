CREATE TABLE people (
  person_id integer PRIMARY KEY,
  full_name text NOT NULL,
  email text,
  is_volunteer boolean NOT NULL,
  is_donor boolean NOT NULL,
  first_contact date NOT NULL
);
COMMENT ON TABLE people IS 'everybody we know; one person can give money and also help';
CREATE TABLE kitchens (
  kitchen_id integer PRIMARY KEY,
  kitchen_name text NOT NULL,
  quarter text NOT NULL,
  seats integer NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE gifts (
  gift_id integer PRIMARY KEY,
  donor_id integer NOT NULL REFERENCES people(person_id),
  pledged_on date NOT NULL,
  received_on date,
  amount numeric(9,2) NOT NULL,
  fee numeric(7,2) NOT NULL,
  channel text NOT NULL,
  for_kitchen integer REFERENCES kitchens(kitchen_id),
  thanked_on date
);
COMMENT ON COLUMN gifts.fee IS 'kept by the bank or the card company';
COMMENT ON COLUMN gifts.for_kitchen IS 'empty when the money may go anywhere';
CREATE TABLE shifts (
  shift_id integer PRIMARY KEY,
  kitchen_id integer NOT NULL REFERENCES kitchens(kitchen_id),
  volunteer_id integer NOT NULL REFERENCES people(person_id),
  leader_id integer NOT NULL REFERENCES people(person_id),
  shift_date date NOT NULL,
  planned_hours numeric(3,1) NOT NULL,
  worked_hours numeric(3,1),
  turned_up boolean NOT NULL
);
CREATE TABLE servings (
  kitchen_id integer NOT NULL REFERENCES kitchens(kitchen_id),
  served_on date NOT NULL,
  adults integer NOT NULL,
  children integer NOT NULL,
  meals_served integer NOT NULL,
  meals_left integer NOT NULL,
  PRIMARY KEY (kitchen_id, served_on)
);
CREATE TABLE food_deliveries (
  delivery_id integer PRIMARY KEY,
  kitchen_id integer NOT NULL REFERENCES kitchens(kitchen_id),
  supplier text NOT NULL,
  food text NOT NULL,
  kg numeric(7,1) NOT NULL,
  arrived_on date NOT NULL,
  use_by date NOT NULL,
  cost numeric(8,2) NOT NULL
);
COMMENT ON COLUMN food_deliveries.cost IS '0 when it was given';
