CREATE TABLE musician (
  musician_id int PRIMARY KEY,
  name varchar(80) NOT NULL,
  instrument varchar(30) NOT NULL,
  chair varchar(20) NOT NULL,
  contract varchar(12) NOT NULL,
  engaged date NOT NULL,
  left_on date,
  monthly_pay int
);
CREATE TABLE composer (
  composer_id int PRIMARY KEY,
  name varchar(80) NOT NULL,
  born int,
  died int,
  nationality varchar(40)
);
CREATE TABLE work (
  work_id int PRIMARY KEY,
  title varchar(120) NOT NULL,
  composer_id int REFERENCES composer(composer_id),
  minutes int,
  written_year int,
  needs_choir boolean NOT NULL DEFAULT false
);
CREATE TABLE hall (
  hall_id int PRIMARY KEY,
  name varchar(60) NOT NULL,
  city varchar(40) NOT NULL,
  capacity int NOT NULL,
  hire_cost numeric(9,2)
);
CREATE TABLE concert (
  concert_id int PRIMARY KEY,
  hall_id int NOT NULL REFERENCES hall(hall_id),
  held_on timestamp NOT NULL,
  conductor varchar(60) NOT NULL,
  series varchar(40),
  tickets_sold int,
  gross numeric(10,2),
  broadcast boolean NOT NULL DEFAULT false,
  cancelled boolean NOT NULL DEFAULT false
);
CREATE TABLE programme_item (
  concert_id int NOT NULL REFERENCES concert(concert_id),
  position smallint NOT NULL,
  work_id int NOT NULL REFERENCES work(work_id),
  soloist varchar(60),
  PRIMARY KEY (concert_id, position)
);
CREATE TABLE rehearsal (
  rehearsal_id int PRIMARY KEY,
  concert_id int NOT NULL REFERENCES concert(concert_id),
  starts timestamp NOT NULL,
  minutes int NOT NULL
);
CREATE TABLE absence (
  rehearsal_id int NOT NULL REFERENCES rehearsal(rehearsal_id),
  musician_id int NOT NULL REFERENCES musician(musician_id),
  excused boolean NOT NULL,
  PRIMARY KEY (rehearsal_id, musician_id)
);
CREATE TABLE subscription (
  subscription_id int PRIMARY KEY,
  subscriber varchar(80) NOT NULL,
  season varchar(9) NOT NULL,
  seats smallint NOT NULL,
  price numeric(8,2) NOT NULL,
  bought_on date NOT NULL,
  renewed boolean
);
