CREATE TABLE edition (
  edition_year int PRIMARY KEY,
  opens date NOT NULL,
  closes date NOT NULL,
  motto varchar(80),
  budget_eur int NOT NULL
);
CREATE TABLE director (
  director_id int PRIMARY KEY,
  name varchar(80) NOT NULL,
  country varchar(40),
  gender char(1),
  debut_year int
);
CREATE TABLE film (
  film_id int PRIMARY KEY,
  title varchar(120) NOT NULL,
  english_title varchar(120),
  country varchar(40) NOT NULL,
  runtime_min int NOT NULL,
  genre varchar(20) NOT NULL,
  director_id int NOT NULL REFERENCES director(director_id),
  production_year int NOT NULL
);
CREATE TABLE submission (
  submission_id int PRIMARY KEY,
  film_id int NOT NULL REFERENCES film(film_id),
  edition_year int NOT NULL REFERENCES edition(edition_year),
  submitted date NOT NULL,
  fee_eur numeric(6,2) NOT NULL,
  decision varchar(12),
  decided date,
  section varchar(30)
);
CREATE TABLE cinema (
  cinema_id int PRIMARY KEY,
  name varchar(60) NOT NULL,
  seats int NOT NULL,
  wheelchair_places int NOT NULL
);
CREATE TABLE screening (
  screening_id int PRIMARY KEY,
  film_id int NOT NULL REFERENCES film(film_id),
  cinema_id int NOT NULL REFERENCES cinema(cinema_id),
  starts timestamp NOT NULL,
  ticket_price numeric(5,2) NOT NULL,
  tickets_sold int,
  with_guest boolean NOT NULL DEFAULT false
);
CREATE TABLE juror (
  juror_id int PRIMARY KEY,
  name varchar(80) NOT NULL,
  edition_year int NOT NULL REFERENCES edition(edition_year),
  is_president boolean NOT NULL DEFAULT false
);
CREATE TABLE jury_score (
  juror_id int NOT NULL REFERENCES juror(juror_id),
  film_id int NOT NULL REFERENCES film(film_id),
  points numeric(3,1),
  PRIMARY KEY (juror_id, film_id)
);
CREATE TABLE award (
  award_id int PRIMARY KEY,
  edition_year int NOT NULL REFERENCES edition(edition_year),
  prize varchar(60) NOT NULL,
  film_id int REFERENCES film(film_id),
  prize_money_eur int NOT NULL DEFAULT 0
);
