CREATE TABLE trainers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  hourly_pay numeric(6,2) NOT NULL
);
CREATE TABLE households (
  id integer PRIMARY KEY,
  contact_name text NOT NULL,
  town text NOT NULL,
  phone text,
  newsletter boolean NOT NULL
);
CREATE TABLE dogs (
  id integer PRIMARY KEY,
  household_id integer NOT NULL REFERENCES households(id),
  dog_name text NOT NULL,
  breed text NOT NULL,
  born_on date NOT NULL,
  sex text NOT NULL,
  vaccinated boolean NOT NULL
);
CREATE TABLE courses (
  id integer PRIMARY KEY,
  title text NOT NULL,
  trainer_id integer NOT NULL REFERENCES trainers(id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  max_dogs integer NOT NULL,
  price numeric(7,2) NOT NULL
);
CREATE TABLE signups (
  id integer PRIMARY KEY,
  course_id integer NOT NULL REFERENCES courses(id),
  dog_id integer NOT NULL REFERENCES dogs(id),
  signed_on date NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting','confirmed','dropped','completed')),
  discount numeric(6,2) NOT NULL DEFAULT 0,
  paid numeric(7,2) NOT NULL DEFAULT 0
);
CREATE TABLE sessions (
  id integer PRIMARY KEY,
  course_id integer NOT NULL REFERENCES courses(id),
  held_on date NOT NULL,
  hours numeric(3,1) NOT NULL
);
CREATE TABLE attendance (
  session_id integer NOT NULL REFERENCES sessions(id),
  dog_id integer NOT NULL REFERENCES dogs(id),
  mark integer,
  PRIMARY KEY (session_id, dog_id)
);
COMMENT ON COLUMN attendance.mark IS '1 to 5 paws, empty if not marked';
