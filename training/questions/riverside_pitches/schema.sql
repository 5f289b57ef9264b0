CREATE TABLE pitch_types (
  type_code text PRIMARY KEY,
  description text NOT NULL
);
CREATE TABLE pitches (
  pitch text PRIMARY KEY,
  type_code text NOT NULL REFERENCES pitch_types(type_code),
  pw smallint NOT NULL,
  shade smallint NOT NULL,
  riverside char(1) NOT NULL,
  rate numeric(6,2) NOT NULL,
  closed_since date
);
CREATE TABLE guests (
  guest_id int PRIMARY KEY,
  surname text NOT NULL,
  first_name text NOT NULL,
  ctry char(2) NOT NULL,
  club char(1) NOT NULL,
  lang char(2) NOT NULL
);
CREATE TABLE stays (
  stay_id int PRIMARY KEY,
  guest_id int NOT NULL REFERENCES guests(guest_id),
  pitch text NOT NULL REFERENCES pitches(pitch),
  booked_on date NOT NULL,
  arrives date NOT NULL,
  leaves date NOT NULL,
  stat char(2) NOT NULL,
  src smallint NOT NULL,
  adults smallint NOT NULL,
  kids smallint NOT NULL,
  dogs smallint NOT NULL,
  unit char(1) NOT NULL,
  deposit numeric(7,2) NOT NULL,
  total numeric(8,2) NOT NULL
);
CREATE TABLE extra_codes (
  xc text PRIMARY KEY,
  what text NOT NULL,
  unit_price numeric(6,2) NOT NULL
);
CREATE TABLE extras (
  extra_id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays(stay_id),
  xc text NOT NULL REFERENCES extra_codes(xc),
  day date NOT NULL,
  qty int NOT NULL,
  amount numeric(7,2) NOT NULL
);
CREATE TABLE till (
  till_id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays(stay_id),
  at timestamptz NOT NULL,
  how char(1) NOT NULL,
  amount numeric(8,2) NOT NULL
);
CREATE TABLE jobs (
  job_id int PRIMARY KEY,
  place text NOT NULL,
  what text NOT NULL,
  prio smallint NOT NULL,
  raised_on date NOT NULL,
  done_on date,
  by_guest boolean NOT NULL
);
COMMENT ON COLUMN pitches.pw IS 'power supply: 0 none, 1 six ampere, 2 sixteen ampere';
COMMENT ON COLUMN pitches.shade IS '0 full sun, 1 half shade, 2 shady';
COMMENT ON COLUMN pitches.riverside IS 'Y by the water, N not';
COMMENT ON COLUMN pitches.rate IS 'euro per night';
COMMENT ON COLUMN guests.ctry IS 'home country, ISO 3166 (NL, DE, BE, FR, GB, DK, CH)';
COMMENT ON COLUMN guests.club IS 'camping club: A ACSI card, L loyalty card of ours, - none';
COMMENT ON COLUMN guests.lang IS 'language of letters: nl, de, fr, en';
COMMENT ON COLUMN stays.stat IS 'RQ requested, CF confirmed, IN on site, GO gone (checked out), CX cancelled by guest, NS did not show up';
COMMENT ON COLUMN stays.src IS '1 own website, 2 telephone, 3 booking portal, 4 walked in';
COMMENT ON COLUMN stays.unit IS 'T tent, C caravan, M motorhome, H rented hut';
COMMENT ON COLUMN till.how IS 'C cash, K card, B bank, V voucher';
COMMENT ON COLUMN till.amount IS 'below zero: money given back';
COMMENT ON COLUMN jobs.prio IS '1 at once, 2 this week, 3 whenever there is time';
COMMENT ON COLUMN jobs.by_guest IS 'reported by a guest, otherwise by staff';
