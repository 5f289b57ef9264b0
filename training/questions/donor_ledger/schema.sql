CREATE TABLE tbl_donor (
  donor_id integer PRIMARY KEY,
  donor_name text NOT NULL,
  donor_kind text NOT NULL CHECK (donor_kind IN ('person','company','foundation')),
  country text NOT NULL,
  email text,
  first_contact date NOT NULL,
  may_contact boolean NOT NULL,
  deceased boolean NOT NULL DEFAULT false
);
CREATE TABLE tbl_appeal (
  appeal_id integer PRIMARY KEY,
  title text NOT NULL,
  channel text NOT NULL,
  launched date NOT NULL,
  closed date,
  target_amount numeric(10,2),
  cost numeric(10,2) NOT NULL
);
CREATE TABLE tbl_gift (
  gift_id integer PRIMARY KEY,
  donor_id integer NOT NULL REFERENCES tbl_donor(donor_id),
  appeal_id integer REFERENCES tbl_appeal(appeal_id),
  gift_date date NOT NULL,
  amount numeric(10,2) NOT NULL,
  method text NOT NULL,
  thanked_on date
);
CREATE TABLE tbl_standing_order (
  order_id integer PRIMARY KEY,
  donor_id integer NOT NULL REFERENCES tbl_donor(donor_id),
  monthly_amount numeric(8,2) NOT NULL,
  since date NOT NULL,
  ended date
);
CREATE TABLE tbl_project (
  project_id integer PRIMARY KEY,
  project_name text NOT NULL,
  country text NOT NULL,
  budget numeric(12,2) NOT NULL,
  starts date NOT NULL,
  ends date
);
CREATE TABLE tbl_allocation (
  gift_id integer NOT NULL REFERENCES tbl_gift(gift_id),
  project_id integer NOT NULL REFERENCES tbl_project(project_id),
  share_amount numeric(10,2) NOT NULL,
  PRIMARY KEY (gift_id, project_id)
);
