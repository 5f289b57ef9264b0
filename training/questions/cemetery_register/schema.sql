CREATE TABLE cemetery (
  code char(3) PRIMARY KEY,
  name text NOT NULL,
  opened_year integer NOT NULL,
  hectares numeric(4,1)
);
CREATE TABLE plot (
  plot_no text PRIMARY KEY,
  cemetery char(3) NOT NULL REFERENCES cemetery(code),
  field text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('earth grave','urn grave','vault','lawn','child grave')),
  capacity integer NOT NULL,
  monument_safe boolean
);
CREATE TABLE holder (
  id integer PRIMARY KEY,
  surname text NOT NULL,
  forename text,
  street text,
  town text,
  email text
);
CREATE TABLE lease (
  id integer PRIMARY KEY,
  plot_no text NOT NULL REFERENCES plot(plot_no),
  holder_id integer NOT NULL REFERENCES holder(id),
  from_date date NOT NULL,
  until_date date NOT NULL,
  fee_cents bigint NOT NULL,
  given_up_on date
);
CREATE TABLE interment (
  id integer PRIMARY KEY,
  plot_no text NOT NULL REFERENCES plot(plot_no),
  deceased text NOT NULL,
  born date,
  died date NOT NULL,
  interred_on date NOT NULL,
  ashes boolean NOT NULL,
  celebrant text,
  undertaker text NOT NULL
);
CREATE TABLE upkeep_task (
  id integer PRIMARY KEY,
  plot_no text REFERENCES plot(plot_no),
  cemetery char(3) NOT NULL REFERENCES cemetery(code),
  task text NOT NULL,
  gardener text NOT NULL,
  planned date NOT NULL,
  done date,
  hours numeric(4,1)
);
CREATE TABLE tree (
  id integer PRIMARY KEY,
  cemetery char(3) NOT NULL REFERENCES cemetery(code),
  species text NOT NULL,
  planted_year integer,
  last_check date,
  dangerous boolean NOT NULL
);
