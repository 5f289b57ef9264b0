-- Village hall bookings, moved over from the old card index
CREATE TABLE hirer (
  h_no int PRIMARY KEY,
  h_title text,
  h_forename text,
  h_surname text,
  h_org text,                 -- club or firm, if not private
  h_village text NOT NULL,
  h_joined date NOT NULL
);
CREATE TABLE room (
  r_code char(2) PRIMARY KEY,
  r_name text NOT NULL,
  r_seats int NOT NULL,
  r_rate_hr numeric(6,2) NOT NULL
);
CREATE TABLE caretaker (c_id int PRIMARY KEY, c_forename text NOT NULL, c_surname text NOT NULL, c_village text NOT NULL);
CREATE TABLE booking (
  b_no int PRIMARY KEY,
  b_hirer int NOT NULL REFERENCES hirer,
  b_room char(2) NOT NULL REFERENCES room,
  b_taken date NOT NULL,      -- day the booking was made
  b_event date NOT NULL,      -- day of the event
  b_hours numeric(4,1) NOT NULL,
  b_kind text NOT NULL,
  b_fee numeric(7,2) NOT NULL,      -- whole fee for the booking
  b_deposit numeric(7,2) NOT NULL,
  b_dep_back date,            -- deposit handed back
  b_paid date,                -- fee paid
  b_cancelled date,
  b_opens int REFERENCES caretaker,
  b_locks int REFERENCES caretaker
);
CREATE TABLE damage (
  d_id int PRIMARY KEY,
  d_booking int NOT NULL REFERENCES booking,
  d_what text NOT NULL,
  d_cost numeric(7,2) NOT NULL,
  d_recovered numeric(7,2) NOT NULL
);
COMMENT ON COLUMN booking.b_opens IS 'caretaker who opens up';
COMMENT ON COLUMN booking.b_locks IS 'caretaker who locks up';
