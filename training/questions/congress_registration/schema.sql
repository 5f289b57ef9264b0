CREATE TABLE congress_edition (
  edition_year integer PRIMARY KEY,
  host_city_name text NOT NULL,
  opening_date date NOT NULL,
  closing_date date NOT NULL
);
CREATE TABLE ticket_category (
  category_code text PRIMARY KEY,
  category_description text NOT NULL,
  early_price_euros numeric(7,2) NOT NULL,
  regular_price_euros numeric(7,2) NOT NULL
);
CREATE TABLE delegate_person (
  delegate_identifier integer PRIMARY KEY,
  delegate_full_name text NOT NULL,
  institution_name text,
  country_name text NOT NULL,
  dietary_requirement text
);
CREATE TABLE congress_registration_record (
  registration_identifier integer PRIMARY KEY,
  delegate_identifier integer NOT NULL REFERENCES delegate_person(delegate_identifier),
  edition_year integer NOT NULL REFERENCES congress_edition(edition_year),
  category_code text NOT NULL REFERENCES ticket_category(category_code),
  registered_on_date date NOT NULL,
  amount_due_euros numeric(7,2) NOT NULL,
  amount_paid_euros numeric(7,2) NOT NULL,
  badge_printed boolean NOT NULL,
  checked_in_at timestamp,
  cancelled_on_date date
);
CREATE TABLE programme_session (
  session_identifier integer PRIMARY KEY,
  edition_year integer NOT NULL REFERENCES congress_edition(edition_year),
  session_title text NOT NULL,
  session_kind text NOT NULL,
  room_name text NOT NULL,
  session_starts_at timestamp NOT NULL,
  session_ends_at timestamp NOT NULL,
  chair_delegate_identifier integer REFERENCES delegate_person(delegate_identifier),
  seat_capacity integer NOT NULL
);
CREATE TABLE talk_submission (
  submission_identifier integer PRIMARY KEY,
  delegate_identifier integer NOT NULL REFERENCES delegate_person(delegate_identifier),
  edition_year integer NOT NULL REFERENCES congress_edition(edition_year),
  talk_title text NOT NULL,
  submitted_on_date date NOT NULL,
  review_outcome text CHECK (review_outcome IN ('accepted','rejected')),
  session_identifier integer REFERENCES programme_session(session_identifier)
);
CREATE TABLE session_attendance (
  session_identifier integer NOT NULL REFERENCES programme_session(session_identifier),
  delegate_identifier integer NOT NULL REFERENCES delegate_person(delegate_identifier),
  scanned_at timestamp NOT NULL,
  PRIMARY KEY (session_identifier, delegate_identifier)
);
