CREATE TABLE pupil (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  year_group int NOT NULL,
  house text NOT NULL,
  joined date NOT NULL,
  left_school date
);
CREATE TABLE allergen (
  code text PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE pupil_allergy (
  pupil_id int REFERENCES pupil(id),
  allergen_code text REFERENCES allergen(code),
  PRIMARY KEY (pupil_id, allergen_code)
);
CREATE TABLE snack (
  id int PRIMARY KEY,
  name text NOT NULL,
  shelf text NOT NULL,
  price_pence int NOT NULL,
  cost_pence int NOT NULL,
  healthy boolean NOT NULL,
  units_left int NOT NULL
);
CREATE TABLE snack_allergen (
  snack_id int REFERENCES snack(id),
  allergen_code text REFERENCES allergen(code),
  PRIMARY KEY (snack_id, allergen_code)
);
CREATE TABLE volunteer (
  id int PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL,
  phone text
);
CREATE TABLE top_up (
  id int PRIMARY KEY,
  pupil_id int NOT NULL REFERENCES pupil(id),
  paid_in_on date NOT NULL,
  amount_pence int NOT NULL,
  method text NOT NULL
);
CREATE TABLE sale (
  id int PRIMARY KEY,
  pupil_id int NOT NULL REFERENCES pupil(id),
  snack_id int NOT NULL REFERENCES snack(id),
  volunteer_id int NOT NULL REFERENCES volunteer(id),
  sold_at timestamptz NOT NULL,
  units int NOT NULL,
  unit_price_pence int NOT NULL
);
