CREATE TABLE depots (
  depot_id int PRIMARY KEY,
  depot_name varchar(40) NOT NULL,
  city varchar(40) NOT NULL
);
CREATE TABLE drivers (
  driver_id int PRIMARY KEY,
  driver_name varchar(60) NOT NULL,
  depot_id int NOT NULL REFERENCES depots(depot_id),
  licence_expires date NOT NULL,
  employed_from date NOT NULL,
  employed_until date
);
CREATE TABLE vans (
  van_id int PRIMARY KEY,
  plate varchar(10) NOT NULL,
  depot_id int NOT NULL REFERENCES depots(depot_id),
  fuel varchar(10) NOT NULL,
  capacity_kg int NOT NULL,
  mileage int NOT NULL,
  mot_due date NOT NULL,
  sold_on date
);
CREATE TABLE senders (
  sender_id int PRIMARY KEY,
  company varchar(60) NOT NULL,
  account_manager varchar(60),
  price_per_kg numeric(5,2) NOT NULL,
  signed_on date NOT NULL
);
CREATE TABLE rounds (
  round_id int PRIMARY KEY,
  driver_id int NOT NULL REFERENCES drivers(driver_id),
  van_id int NOT NULL REFERENCES vans(van_id),
  round_date date NOT NULL,
  left_depot timestamp,
  back_at_depot timestamp,
  km_driven int
);
CREATE TABLE parcels (
  parcel_id int PRIMARY KEY,
  sender_id int NOT NULL REFERENCES senders(sender_id),
  round_id int REFERENCES rounds(round_id),
  recipient varchar(60) NOT NULL,
  postcode_district varchar(6) NOT NULL,
  weight_kg numeric(6,2) NOT NULL,
  service varchar(10) NOT NULL,
  collected_at timestamp NOT NULL,
  promised_by date NOT NULL,
  delivered_at timestamp,
  state varchar(12) NOT NULL,
  charge numeric(7,2) NOT NULL
);
CREATE TABLE failed_attempts (
  attempt_id int PRIMARY KEY,
  parcel_id int NOT NULL REFERENCES parcels(parcel_id),
  attempted_at timestamp NOT NULL,
  reason varchar(20) NOT NULL
);
CREATE TABLE complaints (
  complaint_id int PRIMARY KEY,
  parcel_id int NOT NULL REFERENCES parcels(parcel_id),
  received_on date NOT NULL,
  topic varchar(20) NOT NULL,
  compensation numeric(7,2),
  settled_on date
);
COMMENT ON COLUMN parcels.state IS 'collected, on the van, delivered, returned, lost';
COMMENT ON COLUMN parcels.service IS 'economy, next day, same day';
COMMENT ON COLUMN failed_attempts.reason IS 'nobody in, wrong address, refused, no access';
COMMENT ON COLUMN complaints.topic IS 'late, damaged, lost, rude driver';
COMMENT ON COLUMN vans.fuel IS 'diesel, electric';
