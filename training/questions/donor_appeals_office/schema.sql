CREATE TABLE t_donor (
  donor_no integer PRIMARY KEY,
  donor_name text NOT NULL,
  donor_kind text NOT NULL,
  town text NOT NULL,
  first_contact date NOT NULL,
  recruited_by integer,
  may_email boolean NOT NULL,
  may_phone boolean NOT NULL,
  deceased_on date
);
COMMENT ON COLUMN t_donor.donor_kind IS 'P person, C company, T trust';
COMMENT ON COLUMN t_donor.recruited_by IS 'number of the donor who brought this one';
CREATE TABLE t_staff (
  staff_no integer PRIMARY KEY,
  staff_name text NOT NULL,
  dept text NOT NULL
);
CREATE TABLE t_appeal (
  appeal_cd text PRIMARY KEY,
  appeal_title text NOT NULL,
  manager_no integer NOT NULL REFERENCES t_staff(staff_no),
  launched date NOT NULL,
  closes date,
  target numeric(10,2) NOT NULL,
  cost numeric(10,2) NOT NULL
);
COMMENT ON COLUMN t_appeal.cost IS 'what the appeal cost to run';
CREATE TABLE t_pledge (
  pledge_no integer PRIMARY KEY,
  donor_no integer NOT NULL REFERENCES t_donor,
  appeal_cd text NOT NULL REFERENCES t_appeal,
  pledged_on date NOT NULL,
  expected_by date NOT NULL,
  pledged_amt numeric(10,2) NOT NULL,
  withdrawn_on date
);
CREATE TABLE t_gift (
  gift_no integer PRIMARY KEY,
  donor_no integer NOT NULL REFERENCES t_donor,
  appeal_cd text REFERENCES t_appeal,
  pledge_no integer REFERENCES t_pledge,
  received_on date NOT NULL,
  banked_on date,
  thanked_on date,
  gross_amt numeric(10,2) NOT NULL,
  fee_amt numeric(8,2) NOT NULL,
  tax_relief numeric(10,2) NOT NULL,
  method text NOT NULL
);
COMMENT ON COLUMN t_gift.appeal_cd IS 'empty: given without an appeal';
COMMENT ON COLUMN t_gift.gross_amt IS 'what the donor gave';
COMMENT ON COLUMN t_gift.fee_amt IS 'kept by the payment provider';
COMMENT ON COLUMN t_gift.tax_relief IS 'reclaimed from the tax office on top of the gift';
CREATE TABLE t_mailing (
  appeal_cd text NOT NULL REFERENCES t_appeal,
  donor_no integer NOT NULL REFERENCES t_donor,
  channel text NOT NULL,
  sent_on date NOT NULL,
  opened_on date,
  PRIMARY KEY (appeal_cd, donor_no, channel)
);
CREATE TABLE t_grant (
  grant_no integer PRIMARY KEY,
  recipient text NOT NULL,
  purpose text NOT NULL,
  officer_no integer NOT NULL REFERENCES t_staff(staff_no),
  applied_on date NOT NULL,
  decided_on date,
  paid_on date,
  asked_amt numeric(10,2) NOT NULL,
  awarded_amt numeric(10,2)
);
COMMENT ON TABLE t_grant IS 'money we give; awarded 0 means turned down';
