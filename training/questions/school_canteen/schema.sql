CREATE TABLE classes (
  id integer PRIMARY KEY,
  label text NOT NULL,
  year_group integer NOT NULL,
  teacher text NOT NULL
);
CREATE TABLE pupils (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  surname text NOT NULL,
  class_id integer NOT NULL REFERENCES classes(id),
  free_meals boolean NOT NULL,
  diet text,
  balance numeric(7,2) NOT NULL
);
CREATE TABLE allergens (
  id integer PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE pupil_allergies (
  pupil_id integer NOT NULL REFERENCES pupils(id),
  allergen_id integer NOT NULL REFERENCES allergens(id),
  severe boolean NOT NULL,
  PRIMARY KEY (pupil_id, allergen_id)
);
CREATE TABLE dishes (
  id integer PRIMARY KEY,
  name text NOT NULL,
  course text NOT NULL,
  vegetarian boolean NOT NULL,
  kcal integer,
  price numeric(5,2) NOT NULL,
  cost numeric(5,2) NOT NULL
);
CREATE TABLE dish_allergens (
  dish_id integer NOT NULL REFERENCES dishes(id),
  allergen_id integer NOT NULL REFERENCES allergens(id),
  PRIMARY KEY (dish_id, allergen_id)
);
CREATE TABLE meals (
  id integer PRIMARY KEY,
  pupil_id integer NOT NULL REFERENCES pupils(id),
  dish_id integer NOT NULL REFERENCES dishes(id),
  served_on date NOT NULL,
  collected boolean NOT NULL
);
CREATE TABLE top_ups (
  id integer PRIMARY KEY,
  pupil_id integer NOT NULL REFERENCES pupils(id),
  paid_on date NOT NULL,
  amount numeric(6,2) NOT NULL,
  method text NOT NULL
);
