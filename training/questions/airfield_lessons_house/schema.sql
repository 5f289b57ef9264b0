CREATE TABLE airfields (
  airfield_code text PRIMARY KEY,
  name text NOT NULL,
  county text NOT NULL,
  runway_metres integer NOT NULL,
  has_lighting boolean NOT NULL
);
CREATE TABLE instructors (
  instructor_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  home_airfield text NOT NULL REFERENCES airfields(airfield_code),
  age integer NOT NULL,
  hourly_fee numeric(6,2) NOT NULL
);
CREATE TABLE aircraft (
  registration text PRIMARY KEY,
  model text NOT NULL,
  maker text NOT NULL,
  seats integer NOT NULL,
  built_year integer NOT NULL,
  hire_per_hour numeric(6,2) NOT NULL
);
CREATE TABLE trainees (
  trainee_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  town text NOT NULL,
  birth_date date NOT NULL,
  joined_on date NOT NULL,
  solo_on date
);
CREATE TABLE lessons (
  lesson_id integer PRIMARY KEY,
  trainee_id integer NOT NULL REFERENCES trainees(trainee_id),
  instructor_id integer NOT NULL REFERENCES instructors(instructor_id),
  registration text NOT NULL REFERENCES aircraft(registration),
  from_airfield text NOT NULL REFERENCES airfields(airfield_code),
  to_airfield text NOT NULL REFERENCES airfields(airfield_code),
  flown_on date NOT NULL,
  minutes integer NOT NULL,
  result text NOT NULL CHECK (result IN ('passed','repeat','cut short'))
);
