CREATE TABLE law_firm (
  firm_no int PRIMARY KEY,
  firm_name text NOT NULL,
  city text NOT NULL,
  payment_days int NOT NULL,
  client_since date NOT NULL,
  account_manager text
);
CREATE TABLE reporter (
  reporter_no int PRIMARY KEY,
  reporter_name text NOT NULL,
  employment text NOT NULL,
  pay_per_page numeric(6,2) NOT NULL,
  weekly_capacity_hours int NOT NULL,
  certified_until date
);
CREATE TABLE hearing (
  hearing_no int PRIMARY KEY,
  firm_no int NOT NULL REFERENCES law_firm(firm_no),
  reporter_no int REFERENCES reporter(reporter_no),
  proceeding text NOT NULL,
  booked_on date NOT NULL,
  held_on date NOT NULL,
  hours_in_room numeric(4,1),
  status text NOT NULL,
  cancelled_on date
);
CREATE TABLE transcript (
  transcript_no int PRIMARY KEY,
  hearing_no int NOT NULL UNIQUE REFERENCES hearing(hearing_no),
  pages int NOT NULL,
  service_level text NOT NULL,
  rate_per_page numeric(6,2) NOT NULL,
  due_on date NOT NULL,
  delivered_on date,
  correction_pages int NOT NULL
);
CREATE TABLE copy_sale (
  copy_no int PRIMARY KEY,
  transcript_no int NOT NULL REFERENCES transcript(transcript_no),
  firm_no int NOT NULL REFERENCES law_firm(firm_no),
  copies int NOT NULL,
  price_per_copy numeric(8,2) NOT NULL,
  discount_pct int NOT NULL,
  sold_on date NOT NULL
);
CREATE TABLE bill (
  bill_no int PRIMARY KEY,
  firm_no int NOT NULL REFERENCES law_firm(firm_no),
  transcript_no int NOT NULL REFERENCES transcript(transcript_no),
  billed_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_amount numeric(10,2) NOT NULL,
  settled_on date
);
COMMENT ON COLUMN hearing.status IS 'held, cancelled, booked';
COMMENT ON COLUMN transcript.service_level IS 'standard, expedited, same day';
COMMENT ON COLUMN reporter.employment IS 'staff, freelance';
