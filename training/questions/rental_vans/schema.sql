CREATE TABLE depots (
  code text PRIMARY KEY,
  city text NOT NULL,
  open_sundays boolean NOT NULL
);
CREATE TABLE van_classes (
  letter char(1) PRIMARY KEY,
  description text NOT NULL,
  day_price_cents int NOT NULL,
  km_price_cents int NOT NULL,
  free_km_per_day int NOT NULL,
  deposit_cents int NOT NULL
);
CREATE TABLE vans (
  plate text PRIMARY KEY,
  class_letter char(1) NOT NULL REFERENCES van_classes(letter),
  depot_code text NOT NULL REFERENCES depots(code),
  first_registered date NOT NULL,
  km_now int NOT NULL,
  service_due_km int NOT NULL,
  roadworthy_until date NOT NULL,
  sold_on date
);
CREATE TABLE hirers (
  id int PRIMARY KEY,
  name text NOT NULL,
  is_company boolean NOT NULL,
  city text,
  birth_year int,
  blocked boolean NOT NULL DEFAULT false
);
CREATE TABLE hires (
  id int PRIMARY KEY,
  plate text NOT NULL REFERENCES vans(plate),
  hirer_id int NOT NULL REFERENCES hirers(id),
  pickup_depot text NOT NULL REFERENCES depots(code),
  return_depot text NOT NULL REFERENCES depots(code),
  from_day date NOT NULL,
  due_day date NOT NULL,
  back_day date,
  km_out int NOT NULL,
  km_in int,
  total_cents int,
  extra_insurance boolean NOT NULL
);
CREATE TABLE fines (
  id int PRIMARY KEY,
  hire_id int NOT NULL REFERENCES hires(id),
  offence text NOT NULL,
  offence_day date NOT NULL,
  amount_cents int NOT NULL,
  charged_on boolean NOT NULL
);
CREATE TABLE workshop_visits (
  id int PRIMARY KEY,
  plate text NOT NULL REFERENCES vans(plate),
  garage text NOT NULL,
  in_day date NOT NULL,
  out_day date,
  work text NOT NULL,
  cost_cents int
);
