CREATE TABLE branches (
  id serial PRIMARY KEY,
  name text NOT NULL,
  district text NOT NULL,
  washers int NOT NULL,
  dryers int NOT NULL
);
CREATE TABLE accounts (
  id serial PRIMARY KEY,
  display_name text NOT NULL,
  account_type text NOT NULL CHECK (account_type IN ('household','hotel','restaurant','gym','clinic')),
  district text,
  opened_on date NOT NULL,
  closed_on date,
  monthly_plan_fee numeric(8,2),
  prefers_scent_free boolean NOT NULL DEFAULT false
);
CREATE TABLE pickups (
  id serial PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  branch_id int NOT NULL REFERENCES branches(id),
  scheduled_for date NOT NULL,
  picked_up_at timestamptz,
  driver text,
  missed boolean NOT NULL DEFAULT false
);
CREATE TABLE loads (
  id serial PRIMARY KEY,
  pickup_id int NOT NULL REFERENCES pickups(id),
  service text NOT NULL,
  weight_kg numeric(6,2) NOT NULL,
  price numeric(8,2) NOT NULL,
  washed_at timestamptz,
  returned_at timestamptz,
  rewashed boolean NOT NULL DEFAULT false
);
CREATE TABLE garment_claims (
  id serial PRIMARY KEY,
  load_id int NOT NULL REFERENCES loads(id),
  garment text NOT NULL,
  problem text NOT NULL,
  claimed_on date NOT NULL,
  compensation numeric(8,2),
  resolved_on date
);
CREATE TABLE machine_readings (
  branch_id int NOT NULL REFERENCES branches(id),
  month date NOT NULL,
  water_m3 numeric(8,1) NOT NULL,
  power_kwh numeric(9,1) NOT NULL,
  PRIMARY KEY (branch_id, month)
);
