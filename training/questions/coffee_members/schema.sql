CREATE TABLE coffee_house_locations (
  location_identifier integer PRIMARY KEY,
  location_street_address text NOT NULL,
  location_town_name text NOT NULL,
  number_of_staff integer NOT NULL,
  overall_review_score numeric(3,1)
);
CREATE TABLE loyalty_members (
  member_identifier integer PRIMARY KEY,
  member_full_name text NOT NULL,
  member_level_number integer NOT NULL,
  member_birth_year integer,
  member_joined_date date NOT NULL,
  registered_location_identifier integer NOT NULL REFERENCES coffee_house_locations(location_identifier)
);
CREATE TABLE drink_menu_items (
  drink_identifier integer PRIMARY KEY,
  drink_name text NOT NULL,
  drink_contains_milk boolean NOT NULL,
  drink_price_amount numeric(4,2) NOT NULL
);
CREATE TABLE member_purchases (
  purchase_identifier integer PRIMARY KEY,
  member_identifier integer NOT NULL REFERENCES loyalty_members(member_identifier),
  location_identifier integer NOT NULL REFERENCES coffee_house_locations(location_identifier),
  drink_identifier integer NOT NULL REFERENCES drink_menu_items(drink_identifier),
  purchase_date_and_time timestamp NOT NULL,
  number_of_cups integer NOT NULL,
  points_earned_count integer NOT NULL
);
CREATE TABLE happy_hour_sessions (
  session_identifier integer PRIMARY KEY,
  location_identifier integer NOT NULL REFERENCES coffee_house_locations(location_identifier),
  session_date date NOT NULL,
  staff_in_charge_count integer NOT NULL,
  total_discount_amount numeric(7,2)
);
CREATE TABLE happy_hour_attendees (
  session_identifier integer NOT NULL REFERENCES happy_hour_sessions(session_identifier),
  member_identifier integer NOT NULL REFERENCES loyalty_members(member_identifier),
  PRIMARY KEY (session_identifier, member_identifier)
);
