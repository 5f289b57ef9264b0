CREATE TABLE helpers (
  helper_ref text PRIMARY KEY,
  full_name text NOT NULL,
  post text NOT NULL,
  speaks text,
  began date NOT NULL,
  finished date
);
CREATE TABLE objects (
  object_no text PRIMARY KEY,
  title text NOT NULL,
  material text,
  made_year int,
  given_by text,
  received_on date,
  display_case text, -- empty when in store
  needs_cleaning boolean NOT NULL
);
CREATE TABLE tours (
  tour_id int PRIMARY KEY,
  tour_name text NOT NULL,
  starts timestamp NOT NULL,
  guide_ref text REFERENCES helpers,
  max_people int NOT NULL,
  cancelled boolean NOT NULL
);
CREATE TABLE groups_booked (
  booking_id int PRIMARY KEY,
  tour_id int NOT NULL REFERENCES tours,
  group_name text NOT NULL,
  school boolean NOT NULL,
  people int NOT NULL,
  turned_up int,
  fee numeric(6,2) NOT NULL,
  fee_received_on date
);
CREATE TABLE door_count (
  day date PRIMARY KEY,
  adults int NOT NULL,
  children int NOT NULL,
  donations_box numeric(7,2),
  on_door text REFERENCES helpers
);
CREATE TABLE loans_out (
  loan_id int PRIMARY KEY,
  object_no text NOT NULL REFERENCES objects,
  borrower text NOT NULL,
  went_on date NOT NULL,
  expected_back date NOT NULL,
  came_back date
);
