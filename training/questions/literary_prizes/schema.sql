CREATE TABLE prizes (
  prize_id integer PRIMARY KEY,
  prize_name text NOT NULL,
  country text NOT NULL,
  founded_year integer NOT NULL,
  purse_eur numeric(9,2),
  category text NOT NULL
);
CREATE TABLE writers (
  writer_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  nationality text NOT NULL,
  born_on date,
  died_on date
);
CREATE TABLE nominations (
  nomination_id integer PRIMARY KEY,
  prize_id integer NOT NULL REFERENCES prizes(prize_id),
  writer_id integer NOT NULL REFERENCES writers(writer_id),
  award_year integer NOT NULL,
  book_title text NOT NULL,
  outcome text NOT NULL,
  announced_on date
);
COMMENT ON COLUMN nominations.outcome IS 'longlist, shortlist or winner';
CREATE TABLE jurors (
  prize_id integer NOT NULL REFERENCES prizes(prize_id),
  award_year integer NOT NULL,
  juror_name text NOT NULL,
  is_chair boolean NOT NULL,
  fee_eur numeric(8,2),
  PRIMARY KEY (prize_id, award_year, juror_name)
);
