CREATE TABLE sectors (
  sector_id int PRIMARY KEY,
  sector_name text NOT NULL
);
CREATE TABLE fee_bands (
  band char(1) PRIMARY KEY,
  description text NOT NULL,
  annual_fee numeric(8,2) NOT NULL
);
CREATE TABLE member_firms (
  firm_id int PRIMARY KEY,
  firm_name text NOT NULL,
  sector_id int NOT NULL REFERENCES sectors,
  band char(1) NOT NULL REFERENCES fee_bands,
  town text NOT NULL,
  employees int,
  joined_on date NOT NULL,
  resigned_on date,
  resign_reason text
);
CREATE TABLE delegates (
  delegate_id int PRIMARY KEY,
  firm_id int NOT NULL REFERENCES member_firms,
  delegate_name text NOT NULL,
  email text,
  is_main boolean NOT NULL
);
CREATE TABLE fee_notices (
  notice_no int PRIMARY KEY,
  firm_id int NOT NULL REFERENCES member_firms,
  fee_year int NOT NULL,
  amount numeric(8,2) NOT NULL,
  sent_on date NOT NULL,
  reminders_sent int NOT NULL DEFAULT 0,
  paid_on date
);
CREATE TABLE events (
  event_id int PRIMARY KEY,
  event_title text NOT NULL,
  event_date date NOT NULL,
  venue text NOT NULL,
  seats int NOT NULL,
  ticket_price numeric(6,2) NOT NULL
);
CREATE TABLE registrations (
  registration_id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events,
  delegate_id int NOT NULL REFERENCES delegates,
  registered_on date NOT NULL,
  cancelled boolean NOT NULL DEFAULT false,
  attended boolean
);
CREATE TABLE enquiries (
  enquiry_id int PRIMARY KEY,
  firm_id int REFERENCES member_firms,
  topic text NOT NULL,
  asked_on date NOT NULL,
  answered_on date,
  handled_by text
);
