CREATE TABLE dome (
  dome_id smallint PRIMARY KEY,
  dome_name text NOT NULL,
  seats integer NOT NULL,
  projector text NOT NULL,
  projector_hours integer NOT NULL
);
CREATE TABLE film (
  film_id integer PRIMARY KEY,
  title text NOT NULL,
  minutes integer NOT NULL,
  min_age integer NOT NULL,
  language text NOT NULL,
  licence_until date
);
CREATE TABLE lecturer (
  lecturer_id integer PRIMARY KEY,
  lecturer_name text NOT NULL,
  volunteer boolean NOT NULL,
  fee_per_show numeric(6,2)
);
CREATE TABLE screening (
  screening_id integer PRIMARY KEY,
  film_id integer NOT NULL REFERENCES film,
  dome_id smallint NOT NULL REFERENCES dome,
  lecturer_id integer REFERENCES lecturer,
  starts_at timestamp NOT NULL,
  cancelled boolean NOT NULL
);
CREATE TABLE ticket_sale (
  sale_id integer PRIMARY KEY,
  screening_id integer NOT NULL REFERENCES screening,
  kind text NOT NULL,
  persons integer NOT NULL,
  amount numeric(8,2) NOT NULL,
  sold_on date NOT NULL
);
CREATE TABLE school_visit (
  visit_id integer PRIMARY KEY,
  school_name text NOT NULL,
  screening_id integer NOT NULL REFERENCES screening,
  pupils integer NOT NULL,
  teacher_phone text,
  invoice_paid boolean NOT NULL
);
