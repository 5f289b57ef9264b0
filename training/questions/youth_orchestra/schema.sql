CREATE TABLE sections (
  id integer PRIMARY KEY,
  name text NOT NULL,
  desks integer NOT NULL
);
CREATE TABLE tutors (
  id integer PRIMARY KEY,
  name text NOT NULL,
  section_id integer REFERENCES sections(id),
  fee_per_session numeric(6,2) NOT NULL,
  safeguarding_until date
);
CREATE TABLE players (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born_on date NOT NULL,
  section_id integer NOT NULL REFERENCES sections(id),
  instrument text NOT NULL,
  school text,
  bursary boolean NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE auditions (
  id integer PRIMARY KEY,
  applicant text NOT NULL,
  instrument text NOT NULL,
  audition_on date NOT NULL,
  tutor_id integer REFERENCES tutors(id),
  score integer,
  offered boolean,
  player_id integer REFERENCES players(id)
);
CREATE TABLE rehearsals (
  id integer PRIMARY KEY,
  held_on date NOT NULL,
  venue text NOT NULL,
  sectional boolean NOT NULL,
  conductor text NOT NULL
);
CREATE TABLE absences (
  rehearsal_id integer NOT NULL REFERENCES rehearsals(id),
  player_id integer NOT NULL REFERENCES players(id),
  excuse text,
  PRIMARY KEY (rehearsal_id, player_id)
);
CREATE TABLE concerts (
  id integer PRIMARY KEY,
  title text NOT NULL,
  concert_on date NOT NULL,
  hall text NOT NULL,
  capacity integer NOT NULL,
  tickets_sold integer,
  ticket_price numeric(5,2) NOT NULL,
  hall_hire numeric(8,2) NOT NULL
);
CREATE TABLE pieces (
  id integer PRIMARY KEY,
  composer text NOT NULL,
  title text NOT NULL,
  minutes integer NOT NULL,
  hired_parts boolean NOT NULL
);
CREATE TABLE programme (
  concert_id integer NOT NULL REFERENCES concerts(id),
  piece_id integer NOT NULL REFERENCES pieces(id),
  position integer NOT NULL,
  soloist_id integer REFERENCES players(id),
  PRIMARY KEY (concert_id, piece_id)
);
CREATE TABLE term_fees (
  id integer PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players(id),
  term text NOT NULL,
  due_on date NOT NULL,
  amount numeric(6,2) NOT NULL,
  paid_on date
);
CREATE TABLE instrument_loans (
  id integer PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players(id),
  instrument_label text NOT NULL,
  lent_on date NOT NULL,
  returned_on date,
  insured_value integer NOT NULL
);
