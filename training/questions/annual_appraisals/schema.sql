CREATE TABLE stores (id integer PRIMARY KEY, name text NOT NULL, region text NOT NULL);
CREATE TABLE staff_members (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  store_id integer NOT NULL REFERENCES stores(id),
  line_manager_id integer REFERENCES staff_members(id),
  start_date date NOT NULL,
  leaving_date date,
  annual_pay numeric(9,2) NOT NULL
);
CREATE TABLE review_rounds (id integer PRIMARY KEY, title text NOT NULL, opens date NOT NULL, deadline date NOT NULL);
CREATE TABLE reviews (
  id integer PRIMARY KEY,
  round_id integer NOT NULL REFERENCES review_rounds(id),
  staff_id integer NOT NULL REFERENCES staff_members(id),
  reviewer_id integer NOT NULL REFERENCES staff_members(id),
  held_on date,
  rating integer CHECK (rating BETWEEN 1 AND 5),
  raise_pct numeric(4,1),
  bonus numeric(8,2)
);
COMMENT ON COLUMN reviews.rating IS '5 is best';
CREATE TABLE goals (id integer PRIMARY KEY, staff_id integer NOT NULL REFERENCES staff_members(id), text text NOT NULL, set_on date NOT NULL, due_on date NOT NULL, reached_on date);
CREATE TABLE warnings (id integer PRIMARY KEY, staff_id integer NOT NULL REFERENCES staff_members(id), given_on date NOT NULL, cause text NOT NULL, expires_on date);
