CREATE TABLE supporters (
  id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  postcode_area text,
  gift_aid boolean NOT NULL,
  contact_allowed boolean NOT NULL,
  created_at timestamptz NOT NULL,
  deceased_at date
);
CREATE TABLE appeals (
  id int PRIMARY KEY,
  title text NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  goal numeric(10,2) NOT NULL,
  running_cost numeric(9,2) NOT NULL
);
CREATE TABLE pledges (
  id int PRIMARY KEY,
  supporter_id int NOT NULL REFERENCES supporters(id),
  amount numeric(8,2) NOT NULL,
  frequency text NOT NULL,
  status text NOT NULL,
  first_payment_on date NOT NULL,
  stopped_on date
);
CREATE TABLE donations (
  id int PRIMARY KEY,
  supporter_id int REFERENCES supporters(id),
  appeal_id int REFERENCES appeals(id),
  pledge_id int REFERENCES pledges(id),
  amount numeric(9,2) NOT NULL,
  method text NOT NULL,
  received_at timestamptz NOT NULL,
  thanked_at timestamptz,
  gift_aid_claimed_at timestamptz
);
CREATE TABLE shops (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  weekly_rent numeric(8,2) NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE volunteers (
  id int PRIMARY KEY,
  name text NOT NULL,
  supporter_id int REFERENCES supporters(id),
  shop_id int REFERENCES shops(id),
  role text NOT NULL,
  dbs_checked_on date,
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE volunteer_shifts (
  id int PRIMARY KEY,
  volunteer_id int NOT NULL REFERENCES volunteers(id),
  shift_date date NOT NULL,
  hours numeric(3,1) NOT NULL,
  turned_up boolean
);
CREATE TABLE shop_takings (
  id int PRIMARY KEY,
  shop_id int NOT NULL REFERENCES shops(id),
  week_starting date NOT NULL,
  cash numeric(8,2) NOT NULL,
  card numeric(8,2) NOT NULL,
  items_sold int NOT NULL
);
COMMENT ON COLUMN supporters.kind IS 'person, company, school, trust';
COMMENT ON COLUMN pledges.frequency IS 'monthly, yearly';
COMMENT ON COLUMN pledges.status IS 'active, paused, stopped';
COMMENT ON COLUMN donations.method IS 'card, cash, cheque, debit, bank';
COMMENT ON COLUMN donations.supporter_id IS 'empty = anonymous';
COMMENT ON COLUMN volunteers.role IS 'shop, driver, garden, ward, events';
COMMENT ON COLUMN volunteer_shifts.turned_up IS 'empty = still to come';
