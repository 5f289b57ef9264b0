CREATE TABLE schools (
  school_id int PRIMARY KEY,
  school_name text NOT NULL,
  colour text NOT NULL
);
CREATE TABLE families (
  family_id int PRIMARY KEY,
  surname text NOT NULL,
  contact text,
  how_heard text
);
CREATE TABLE kids (
  kid_id int PRIMARY KEY,
  family_id int NOT NULL REFERENCES families,
  first_name text NOT NULL,
  boy_or_girl text NOT NULL,
  school_id int REFERENCES schools,
  year_no int NOT NULL,
  shoe_size numeric(3,1)
);
CREATE TABLE garments (
  garment_id int PRIMARY KEY,
  kind text NOT NULL,
  size_label text NOT NULL,
  school_id int REFERENCES schools, -- null: plain, fits any school
  condition text NOT NULL,
  came_in date NOT NULL,
  washed_on date,
  gone_on date
);
CREATE TABLE requests (
  request_id int PRIMARY KEY,
  kid_id int NOT NULL REFERENCES kids,
  kind text NOT NULL,
  size_label text NOT NULL,
  asked_on date NOT NULL,
  filled_with int REFERENCES garments,
  filled_on date,
  withdrawn boolean NOT NULL DEFAULT false
);
CREATE TABLE volunteers (
  volunteer_id int PRIMARY KEY,
  vname text NOT NULL,
  washes boolean NOT NULL,
  hours_june numeric(4,1)
);
