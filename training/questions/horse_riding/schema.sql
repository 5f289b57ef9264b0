CREATE TABLE horses (
  id INTEGER PRIMARY KEY,
  name TEXT,
  breed TEXT,
  born TEXT,
  height_cm INTEGER,
  owner_id INTEGER,
  arrived TEXT,
  retired INTEGER
);
CREATE TABLE people (
  id INTEGER PRIMARY KEY,
  name TEXT,
  role TEXT,
  birthday TEXT,
  phone TEXT
);
CREATE TABLE lessons (
  id INTEGER PRIMARY KEY,
  date TEXT,
  time TEXT,
  instructor_id INTEGER,
  level TEXT,
  price REAL,
  max_riders INTEGER
);
CREATE TABLE lesson_riders (
  lesson_id INTEGER REFERENCES lessons(id),
  rider_id INTEGER REFERENCES people(id),
  horse_id INTEGER REFERENCES horses(id),
  showed_up INTEGER,
  paid INTEGER
);
CREATE TABLE vet_visits (
  id INTEGER PRIMARY KEY,
  horse_id INTEGER REFERENCES horses(id),
  date TEXT,
  vet TEXT,
  what TEXT,
  cost REAL,
  next_due TEXT
);
CREATE TABLE livery (
  id INTEGER PRIMARY KEY,
  horse_id INTEGER REFERENCES horses(id),
  month TEXT,
  fee REAL,
  paid_date TEXT
);
CREATE TABLE feed_purchases (
  id INTEGER PRIMARY KEY,
  date TEXT,
  product TEXT,
  kg REAL,
  cost REAL,
  supplier TEXT
);
