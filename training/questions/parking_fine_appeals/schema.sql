CREATE TABLE zones (zone_id integer PRIMARY KEY, zone_letter char(1) NOT NULL, zone_name text NOT NULL, hourly_price numeric(5,2) NOT NULL);
CREATE TABLE wardens (badge integer PRIMARY KEY, warden_name text NOT NULL, shift text NOT NULL, started_on date NOT NULL, left_on date);
CREATE TABLE offences (offence_code text PRIMARY KEY, wording text NOT NULL, standard_amount numeric(7,2) NOT NULL, tow_allowed boolean NOT NULL);
CREATE TABLE fines (
  fine_no integer PRIMARY KEY,
  plate text NOT NULL,
  plate_country text NOT NULL,
  zone_id integer NOT NULL REFERENCES zones(zone_id),
  offence_code text NOT NULL REFERENCES offences(offence_code),
  badge integer NOT NULL REFERENCES wardens(badge),
  issued_at timestamp NOT NULL,
  letter_sent_on date,
  pay_by date NOT NULL,
  paid_on date,
  cancelled_on date,
  amount_fined numeric(7,2) NOT NULL,
  late_surcharge numeric(7,2) NOT NULL DEFAULT 0,
  amount_paid numeric(7,2) NOT NULL DEFAULT 0,
  towed boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN fines.amount_fined IS 'without the surcharge';
CREATE TABLE officers (officer_id integer PRIMARY KEY, officer_name text NOT NULL, grade text NOT NULL);
CREATE TABLE appeals (
  appeal_id integer PRIMARY KEY,
  fine_no integer NOT NULL REFERENCES fines(fine_no),
  lodged_on date NOT NULL,
  heard_on date,
  decided_on date,
  prepared_by integer NOT NULL REFERENCES officers(officer_id),
  decided_by integer REFERENCES officers(officer_id),
  grounds text NOT NULL,
  ruling text CHECK (ruling IN ('upheld','reduced','dismissed'))
);
COMMENT ON COLUMN appeals.ruling IS 'upheld = the motorist was right, reduced = pays less, dismissed = has to pay; empty while undecided';
