CREATE TABLE dorm (
  dorm_id int PRIMARY KEY,
  dorm_name text NOT NULL,
  beds int NOT NULL,
  gender char(1) NOT NULL, -- X mixed, F women only
  ensuite char(1) NOT NULL -- Y/N
);
CREATE TABLE guest (
  guest_id int PRIMARY KEY,
  name text NOT NULL,
  passport_cntry text NOT NULL,
  sex char(1) NOT NULL,
  dob date NOT NULL,
  banned boolean NOT NULL
);
CREATE TABLE resv (
  resv_id int PRIMARY KEY,
  guest_id int NOT NULL REFERENCES guest,
  dorm_id int NOT NULL REFERENCES dorm,
  created date NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  checked_in timestamp,
  checked_out timestamp,
  status text NOT NULL, -- B booked, I in, O out, C cancelled, N no-show
  channel text NOT NULL, -- HW Hostelworld, BC Booking, DI direct
  bed_night numeric(6,2) NOT NULL, -- price a night
  nights int NOT NULL,
  fee_channel numeric(6,2) NOT NULL -- to the portal, whole stay
);
CREATE TABLE folio (
  folio_id int PRIMARY KEY,
  resv_id int NOT NULL REFERENCES resv,
  posted date NOT NULL,
  what text NOT NULL, -- BED, TOWEL, LOCKER, BAR, LAUNDRY
  qty int NOT NULL,
  amount numeric(7,2) NOT NULL -- total of the line
);
CREATE TABLE cashup (
  day date PRIMARY KEY,
  shift_lead text NOT NULL,
  counted_by text NOT NULL,
  expected numeric(8,2) NOT NULL,
  counted numeric(8,2) NOT NULL
);
CREATE TABLE found_item (
  item_id int PRIMARY KEY,
  descr text NOT NULL,
  dorm_id int REFERENCES dorm,
  found_on date NOT NULL,
  claimed_on date,
  binned_on date
);
