CREATE TABLE composer_person (
  composer_person_id integer PRIMARY KEY,
  composer_full_name text NOT NULL,
  composer_birth_country text NOT NULL,
  composer_birth_year integer NOT NULL,
  composer_death_year integer,
  musical_period_name text NOT NULL
);
CREATE TABLE musical_work (
  musical_work_id integer PRIMARY KEY,
  composer_person_id integer NOT NULL REFERENCES composer_person(composer_person_id),
  work_title text NOT NULL,
  work_form text NOT NULL,
  composition_year integer,
  duration_in_minutes integer NOT NULL,
  musical_key_name text
);
CREATE TABLE orchestra_group (
  orchestra_group_id integer PRIMARY KEY,
  orchestra_name text NOT NULL,
  orchestra_home_city text NOT NULL,
  number_of_players integer NOT NULL
);
CREATE TABLE work_performance (
  work_performance_id integer PRIMARY KEY,
  musical_work_id integer NOT NULL REFERENCES musical_work(musical_work_id),
  orchestra_group_id integer NOT NULL REFERENCES orchestra_group(orchestra_group_id),
  performance_date date NOT NULL,
  conductor_full_name text NOT NULL,
  tickets_sold_count integer,
  average_ticket_price numeric(6,2) NOT NULL,
  was_recorded boolean NOT NULL
);
