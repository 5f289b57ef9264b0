CREATE TABLE tbl_ward (
  ward_id integer PRIMARY KEY,
  ward_name text NOT NULL,
  electors integer NOT NULL
);
CREATE TABLE tbl_councillor (
  councillor_id integer PRIMARY KEY,
  title text,
  forename text NOT NULL,
  surname text NOT NULL,
  ward_id integer NOT NULL REFERENCES tbl_ward(ward_id),
  party text,
  elected_on date NOT NULL,
  stood_down_on date
);
CREATE TABLE tbl_committee (
  committee_id integer PRIMARY KEY,
  committee_name text NOT NULL,
  chair_id integer REFERENCES tbl_councillor(councillor_id),
  budget numeric(10,2)
);
CREATE TABLE tbl_meeting (
  meeting_id integer PRIMARY KEY,
  committee_id integer NOT NULL REFERENCES tbl_committee(committee_id),
  held_on date NOT NULL,
  venue text NOT NULL,
  public_present integer NOT NULL,
  minutes_approved boolean NOT NULL
);
CREATE TABLE tbl_attendance (
  meeting_id integer NOT NULL REFERENCES tbl_meeting(meeting_id),
  councillor_id integer NOT NULL REFERENCES tbl_councillor(councillor_id),
  attendance char(1) NOT NULL CHECK (attendance IN ('P','A','X')),
  PRIMARY KEY (meeting_id, councillor_id)
);
CREATE TABLE tbl_motion (
  motion_id integer PRIMARY KEY,
  meeting_id integer NOT NULL REFERENCES tbl_meeting(meeting_id),
  proposer_id integer NOT NULL REFERENCES tbl_councillor(councillor_id),
  wording text NOT NULL,
  votes_for integer NOT NULL,
  votes_against integer NOT NULL,
  abstentions integer NOT NULL
);
CREATE TABLE tbl_payment (
  payment_id integer PRIMARY KEY,
  committee_id integer NOT NULL REFERENCES tbl_committee(committee_id),
  payee text NOT NULL,
  purpose text NOT NULL,
  paid_on date NOT NULL,
  net numeric(9,2) NOT NULL,
  vat numeric(9,2) NOT NULL
);
CREATE TABLE tbl_complaint (
  complaint_id integer PRIMARY KEY,
  ward_id integer NOT NULL REFERENCES tbl_ward(ward_id),
  subject text NOT NULL,
  received_on date NOT NULL,
  closed_on date,
  handled_by integer REFERENCES tbl_councillor(councillor_id)
);
COMMENT ON COLUMN tbl_attendance.attendance IS 'P present, A apologies, X absent without apology';
