CREATE TABLE films (
  film_id integer PRIMARY KEY,
  title text NOT NULL,
  original_title text NOT NULL,
  director text NOT NULL,
  shot_year integer NOT NULL,
  released_year integer,
  minutes integer NOT NULL
);
CREATE TABLE prints (
  print_code text PRIMARY KEY,
  film_id integer NOT NULL REFERENCES films,
  gauge text NOT NULL,
  reels integer NOT NULL,
  weight_kg numeric(5,1) NOT NULL,
  acquired_on date NOT NULL,
  last_checked_on date,
  insured_value numeric(9,2) NOT NULL,
  purchase_price numeric(9,2) NOT NULL,
  condition text NOT NULL
);
COMMENT ON COLUMN prints.gauge IS '16mm, 35mm or DCP';
COMMENT ON COLUMN prints.condition IS 'good, fair or poor';
CREATE TABLE venues (
  venue_id integer PRIMARY KEY,
  venue_name text NOT NULL,
  city text NOT NULL,
  country text NOT NULL
);
CREATE TABLE print_loans (
  loan_no integer PRIMARY KEY,
  print_code text NOT NULL REFERENCES prints,
  borrower_id integer NOT NULL REFERENCES venues(venue_id),
  payer_id integer NOT NULL REFERENCES venues(venue_id),
  asked_on date NOT NULL,
  agreed_on date,
  declined_on date,
  sent_on date,
  screening_on date,
  due_back date,
  back_on date,
  screenings integer NOT NULL,
  loan_fee numeric(8,2) NOT NULL,
  transport_fee numeric(8,2) NOT NULL,
  deposit numeric(8,2) NOT NULL
);
COMMENT ON COLUMN print_loans.loan_fee IS 'fee for the whole loan, all screenings together';
COMMENT ON COLUMN print_loans.deposit IS 'given back after return, not income';
CREATE TABLE restorations (
  rest_id integer PRIMARY KEY,
  film_id integer NOT NULL REFERENCES films,
  sponsor text,
  begun_on date NOT NULL,
  finished_on date,
  budget numeric(10,2) NOT NULL,
  spent numeric(10,2) NOT NULL
);
