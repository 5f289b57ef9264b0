CREATE TABLE member (
  member_id int PRIMARY KEY,
  stage_name text NOT NULL,
  sings boolean NOT NULL,
  subs_paid_until date,
  joined_year int NOT NULL,
  resigned date
);
CREATE TABLE play (
  play_id int PRIMARY KEY,
  title text NOT NULL,
  playwright text NOT NULL,
  licence_cost numeric(7,2) NOT NULL
);
CREATE TABLE production (
  production_id int PRIMARY KEY,
  play_id int NOT NULL REFERENCES play,
  director_id int REFERENCES member,
  opening_night date NOT NULL,
  closing_night date NOT NULL,
  abandoned boolean NOT NULL DEFAULT false
);
CREATE TABLE part (
  part_id int PRIMARY KEY,
  production_id int NOT NULL REFERENCES production,
  character text NOT NULL,
  lines int NOT NULL,
  played_by int REFERENCES member
);
CREATE TABLE performance (
  performance_id int PRIMARY KEY,
  production_id int NOT NULL REFERENCES production,
  curtain_up timestamp NOT NULL,
  seats int NOT NULL
);
CREATE TABLE ticket (
  ticket_id int PRIMARY KEY,
  performance_id int NOT NULL REFERENCES performance,
  kind text NOT NULL, -- adult, child, concession, free
  price numeric(5,2) NOT NULL,
  sold_on date NOT NULL,
  used boolean
);
CREATE TABLE costume (
  costume_id int PRIMARY KEY,
  description text NOT NULL,
  size text,
  lent_to int REFERENCES member,
  lent_on date,
  needs_mending boolean NOT NULL
);
