CREATE TABLE schools (
  school_id int PRIMARY KEY,
  school_name text NOT NULL,
  district text NOT NULL,
  head_teacher text
);
CREATE TABLE classes (
  class_id int PRIMARY KEY,
  school_id int NOT NULL REFERENCES schools,
  label text NOT NULL,
  grade int NOT NULL,
  teacher text
);
CREATE TABLE pupils (
  pupil_id int PRIMARY KEY,
  class_id int NOT NULL REFERENCES classes,
  name text NOT NULL,
  diet text,
  free_meals boolean NOT NULL,
  card_balance_pence int NOT NULL
);
CREATE TABLE allergies (
  pupil_id int REFERENCES pupils,
  allergen text NOT NULL,
  severe boolean NOT NULL,
  PRIMARY KEY (pupil_id, allergen)
);
CREATE TABLE dishes (
  dish_id int PRIMARY KEY,
  title text NOT NULL,
  vegetarian boolean NOT NULL,
  calories int,
  cost_pence int NOT NULL
);
CREATE TABLE dish_allergens (
  dish_id int REFERENCES dishes,
  allergen text,
  PRIMARY KEY (dish_id, allergen)
);
CREATE TABLE menu_days (
  menu_day_id int PRIMARY KEY,
  school_id int NOT NULL REFERENCES schools,
  served_on date NOT NULL,
  dish_id int NOT NULL REFERENCES dishes,
  portions_cooked int NOT NULL,
  portions_wasted int
);
CREATE TABLE meal_orders (
  meal_order_id int PRIMARY KEY,
  pupil_id int NOT NULL REFERENCES pupils,
  menu_day_id int NOT NULL REFERENCES menu_days,
  price_pence int NOT NULL,
  collected boolean NOT NULL
);
