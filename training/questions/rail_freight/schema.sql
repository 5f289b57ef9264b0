CREATE TABLE shipper (
  shipper_code text PRIMARY KEY,
  shipper_name text,
  home_city text,
  framework_contract boolean
);
CREATE TABLE terminal (
  term_code text PRIMARY KEY,
  term_name text,
  country text,
  cranes int
);
CREATE TABLE locomotive (
  loco_no text PRIMARY KEY,
  loco_class text,
  traction text,
  leased boolean,
  next_check date
);
CREATE TABLE wagon (
  wagon_no text PRIMARY KEY,
  wagon_type text,
  max_load_t numeric(6,1),
  built int,
  parked_since date
);
CREATE TABLE train_run (
  run_id int PRIMARY KEY,
  train_no text,
  loco_no text,
  driver_name text,
  from_term text,
  to_term text,
  planned_dep timestamp,
  actual_dep timestamp,
  planned_arr timestamp,
  actual_arr timestamp,
  cancelled boolean
);
CREATE TABLE consignment (
  cons_id int PRIMARY KEY,
  run_id int,
  wagon_no text,
  shipper_code text,
  goods text,
  hazardous boolean,
  weight_t numeric(7,1),
  freight_eur numeric(9,2)
);
CREATE TABLE track_fee (
  run_id int,
  network text,
  km int,
  fee_eur numeric(9,2)
);
CREATE TABLE claim (
  claim_id int PRIMARY KEY,
  cons_id int,
  raised date,
  kind text,
  claimed_eur numeric(9,2),
  settled_eur numeric(9,2),
  closed date
);
