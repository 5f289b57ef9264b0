CREATE TABLE line (
  line_code text PRIMARY KEY,
  hall text NOT NULL,
  clamp_tonnes int NOT NULL,
  built_year int,
  last_serviced date,
  idle boolean NOT NULL DEFAULT false
);
CREATE TABLE mould (
  mould_code text PRIMARY KEY,
  article text NOT NULL,
  cavities int NOT NULL,
  shots_made int NOT NULL,
  shots_allowed int NOT NULL,
  owner text NOT NULL           -- 'us' or the name of the customer
);
CREATE TABLE resin (
  resin_code text PRIMARY KEY,
  trade_name text NOT NULL,
  colour text NOT NULL,
  price_per_kg numeric(6,2) NOT NULL,
  kg_in_silo numeric(9,1) NOT NULL,
  reorder_at_kg numeric(9,1) NOT NULL
);
CREATE TABLE operator (
  badge int PRIMARY KEY,
  name text NOT NULL,
  crew text NOT NULL,
  hired date NOT NULL
);
CREATE TABLE run (
  run_no int PRIMARY KEY,
  line_code text NOT NULL REFERENCES line,
  mould_code text NOT NULL REFERENCES mould,
  resin_code text NOT NULL REFERENCES resin,
  badge int NOT NULL REFERENCES operator,
  started timestamptz NOT NULL,
  stopped timestamptz,
  good_parts int NOT NULL,
  scrap_parts int NOT NULL,
  target_parts int NOT NULL
);
CREATE TABLE stoppage (
  stoppage_no int PRIMARY KEY,
  run_no int NOT NULL REFERENCES run,
  cause text NOT NULL,
  minutes int NOT NULL,
  at timestamptz NOT NULL
);
CREATE TABLE spot_check (
  check_no int PRIMARY KEY,
  run_no int NOT NULL REFERENCES run,
  checked_at timestamptz NOT NULL,
  weight_g numeric(7,2) NOT NULL,
  nominal_g numeric(7,2) NOT NULL,
  tolerance_g numeric(5,2) NOT NULL,
  verdict text NOT NULL         -- pass, fail, hold
);
