CREATE TABLE people (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  is_fixer boolean NOT NULL DEFAULT false,
  skill text,                      -- of fixers: electrical, textile, wood, bikes
  first_visit date NOT NULL
);
CREATE TABLE sessions (
  id int PRIMARY KEY,
  held_on date NOT NULL,
  venue text NOT NULL,
  town text NOT NULL,
  host_id int NOT NULL REFERENCES people,
  donations_eur numeric(7,2)       -- what was in the jar that day
);
CREATE TABLE items (
  id int PRIMARY KEY,
  session_id int NOT NULL REFERENCES sessions,
  brought_by int NOT NULL REFERENCES people,
  fixer_id int REFERENCES people,  -- null: nobody had time
  what text NOT NULL,
  brand text,
  category text NOT NULL,          -- electrical, textile, wood, bikes
  weight_kg numeric(5,2),
  outcome text,                    -- repaired, half, hopeless; null: left without a look
  minutes int,
  back_for_more boolean NOT NULL DEFAULT false   -- comes again next time with a part
);
CREATE TABLE parts_used (
  id int PRIMARY KEY,
  item_id int NOT NULL REFERENCES items,
  part text NOT NULL,
  qty int NOT NULL,
  unit_eur numeric(6,2) NOT NULL
);
CREATE TABLE signups (
  session_id int REFERENCES sessions,
  person_id int REFERENCES people,
  as_role text NOT NULL,           -- fixer, coffee, door
  signed_on date NOT NULL,
  turned_up boolean,
  PRIMARY KEY (session_id, person_id)
);
