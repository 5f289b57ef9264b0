CREATE TABLE person (
  person_id integer PRIMARY KEY,
  name text NOT NULL,
  birthday date,
  agent text
);
CREATE TABLE film (
  film_id integer PRIMARY KEY,
  working_title text NOT NULL,
  release_title text,
  director_id integer NOT NULL REFERENCES person(person_id),
  writer_id integer NOT NULL REFERENCES person(person_id),
  producer_id integer NOT NULL REFERENCES person(person_id),
  greenlit_on date NOT NULL,
  shoot_start date,
  shoot_end date,
  premiere_on date,
  runtime_min integer,
  budget numeric(10,2) NOT NULL,
  spent numeric(10,2) NOT NULL,
  language text NOT NULL
);
COMMENT ON COLUMN film.release_title IS 'empty until the film has its final title';
CREATE TABLE role (
  film_id integer NOT NULL REFERENCES film(film_id),
  actor_id integer NOT NULL REFERENCES person(person_id),
  character text NOT NULL,
  billing integer NOT NULL,
  fee numeric(9,2) NOT NULL,
  shoot_days integer NOT NULL,
  PRIMARY KEY (film_id, actor_id, character)
);
COMMENT ON COLUMN role.billing IS '1 for the leading part';
CREATE TABLE festival (
  festival_id integer PRIMARY KEY,
  festival_name text NOT NULL,
  city text NOT NULL,
  entry_fee numeric(6,2) NOT NULL
);
CREATE TABLE submission (
  submission_id integer PRIMARY KEY,
  film_id integer NOT NULL REFERENCES film(film_id),
  festival_id integer NOT NULL REFERENCES festival(festival_id),
  sent_on date NOT NULL,
  answered_on date,
  accepted boolean,
  screened_on date,
  prize text,
  prize_money numeric(9,2)
);
COMMENT ON COLUMN submission.accepted IS 'empty until the festival answers';
