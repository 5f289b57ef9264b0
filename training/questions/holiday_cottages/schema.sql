CREATE TABLE regions (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE owners (
  id int PRIMARY KEY,
  name text NOT NULL,
  email text,
  commission_pct numeric(4,1) NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE cottages (
  id int PRIMARY KEY,
  name text NOT NULL,
  region_id int NOT NULL REFERENCES regions(id),
  owner_id int NOT NULL REFERENCES owners(id),
  sleeps int NOT NULL,
  bedrooms int NOT NULL,
  pets_allowed boolean NOT NULL,
  has_hot_tub boolean NOT NULL,
  sea_view boolean NOT NULL,
  weekly_rate numeric(8,2) NOT NULL,
  listed_on date NOT NULL,
  withdrawn_on date
);
CREATE TABLE holidaymakers (
  id int PRIMARY KEY,
  name text NOT NULL,
  email text,
  home_country text NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE stays (
  id int PRIMARY KEY,
  cottage_id int NOT NULL REFERENCES cottages(id),
  holidaymaker_id int NOT NULL REFERENCES holidaymakers(id),
  booked_on date NOT NULL,
  arrives_on date NOT NULL,
  departs_on date NOT NULL,
  adults int NOT NULL,
  children int NOT NULL,
  dogs int NOT NULL DEFAULT 0,
  price numeric(9,2) NOT NULL,
  cancelled_on date,
  source text NOT NULL
);
CREATE TABLE payments (
  id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays(id),
  paid_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  kind text NOT NULL
);
CREATE TABLE cleaners (
  id int PRIMARY KEY,
  name text NOT NULL,
  mobile text,
  hourly_rate numeric(6,2) NOT NULL
);
CREATE TABLE changeovers (
  id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays(id),
  cleaner_id int REFERENCES cleaners(id),
  done_on date,
  hours numeric(4,1),
  damage_note text
);
