CREATE TABLE films (
  film_id int PRIMARY KEY,
  title text NOT NULL,
  orig_title text,
  director text NOT NULL,
  lang char(2) NOT NULL,
  country char(2) NOT NULL,
  mins int NOT NULL,
  released_on date NOT NULL,
  cert text NOT NULL -- U, PG, 12, 15, 18
);
CREATE TABLE screens (
  screen_no int PRIMARY KEY,
  nickname text NOT NULL,
  seats int NOT NULL,
  wheelchair_places int NOT NULL
);
CREATE TABLE shows (
  show_id int PRIMARY KEY,
  film_id int NOT NULL REFERENCES films,
  screen_no int NOT NULL REFERENCES screens,
  starts timestamp NOT NULL,
  fmt text NOT NULL, -- DCP, 35, 70
  subs boolean NOT NULL, -- subtitled
  st char(1) NOT NULL -- P played, S scheduled, X cancelled
);
CREATE TABLE members (
  member_no int PRIMARY KEY,
  nm text NOT NULL,
  tier text NOT NULL, -- STU student, STD standard, PAT patron
  joined date NOT NULL,
  renewed date,
  expires date NOT NULL,
  fee numeric(6,2) NOT NULL
);
CREATE TABLE bookings (
  bkg_no int PRIMARY KEY,
  show_id int NOT NULL REFERENCES shows,
  member_no int REFERENCES members, -- empty for walk-ins
  booked_at timestamp NOT NULL,
  tickets int NOT NULL,
  gross numeric(7,2) NOT NULL, -- all tickets of the booking
  disc numeric(7,2) NOT NULL, -- already taken off gross
  collected boolean NOT NULL,
  refunded_at timestamp
);
CREATE TABLE bar_sales (
  id int PRIMARY KEY,
  show_id int REFERENCES shows,
  sold_at timestamp NOT NULL,
  product text NOT NULL,
  qty int NOT NULL,
  each_price numeric(5,2) NOT NULL
);
