CREATE TABLE depots (
  depot_code char(3) PRIMARY KEY,
  depot_name text NOT NULL
);
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  sector text NOT NULL,
  payment_terms int NOT NULL,
  credit_stop boolean NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE drivers (
  driver_id int PRIMARY KEY,
  driver_name text NOT NULL,
  depot_code char(3) NOT NULL REFERENCES depots(depot_code),
  employment char(1) NOT NULL,
  gender char(1) NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE vans (
  reg_no text PRIMARY KEY,
  depot_code char(3) NOT NULL REFERENCES depots(depot_code),
  size char(2) NOT NULL,
  fuel char(1) NOT NULL,
  mot_due date NOT NULL,
  off_road boolean NOT NULL
);
CREATE TABLE parcel_jobs (
  job_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  driver_id int REFERENCES drivers(driver_id),
  reg_no text REFERENCES vans(reg_no),
  service_level char(1) NOT NULL,
  job_status char(3) NOT NULL,
  ordered_at timestamp NOT NULL,
  collected_at timestamp,
  delivered_at timestamp,
  weight_kg numeric(6,1) NOT NULL,
  fragile boolean NOT NULL,
  to_country char(2) NOT NULL,
  net_price numeric(8,2) NOT NULL,
  fuel_surcharge numeric(8,2) NOT NULL
);
CREATE TABLE delivery_tries (
  try_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES parcel_jobs(job_id),
  tried_at timestamp NOT NULL,
  result char(2) NOT NULL
);
CREATE TABLE damage_claims (
  claim_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES parcel_jobs(job_id),
  reported_on date NOT NULL,
  decided_on date,
  decision char(1),
  claimed_amount numeric(8,2) NOT NULL,
  paid_amount numeric(8,2)
);
COMMENT ON COLUMN clients.payment_terms IS 'days';
COMMENT ON COLUMN clients.credit_stop IS 'true while we take no more jobs from the client because of debts';
COMMENT ON COLUMN clients.closed_on IS 'account closed, null while open';
COMMENT ON COLUMN drivers.employment IS 'E employed, S subcontractor, A agency';
COMMENT ON COLUMN vans.size IS 'S small, M medium, L large, XL extra large';
COMMENT ON COLUMN vans.fuel IS 'D diesel, E electric, H hybrid';
COMMENT ON COLUMN parcel_jobs.service_level IS '1 within the hour, 2 same day, 3 next day';
COMMENT ON COLUMN parcel_jobs.job_status IS 'NEW not given to a driver, ASG driver assigned, COL on board, DEL delivered, RET returned to sender, CAN cancelled';
COMMENT ON COLUMN delivery_tries.result IS 'OK handed over, NH nobody home, RF refused, WA wrong address';
COMMENT ON COLUMN damage_claims.decision IS 'A accepted, P accepted in part, R rejected; null while undecided';
