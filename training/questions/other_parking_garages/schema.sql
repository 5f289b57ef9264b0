CREATE TABLE garages (
  garage_code text PRIMARY KEY,
  garage_name text NOT NULL,
  address text NOT NULL,
  spaces int NOT NULL,
  max_height_m numeric(3,2),
  open_24h boolean NOT NULL,
  hourly_rate numeric(5,2) NOT NULL,
  day_cap numeric(6,2)
);
CREATE TABLE permit_holders (
  holder_id int PRIMARY KEY,
  holder_name text NOT NULL,
  company text,
  blacklisted boolean NOT NULL
);
CREATE TABLE permits (
  permit_no int PRIMARY KEY,
  holder_id int NOT NULL,
  garage_code text NOT NULL,
  licence_plate text,
  monthly_price numeric(7,2) NOT NULL,
  valid_from date NOT NULL,
  valid_to date
);
CREATE TABLE stays (
  stay_id int PRIMARY KEY,
  garage_code text NOT NULL,
  permit_no int,
  entered_at timestamptz NOT NULL,
  left_at timestamptz,
  fee numeric(7,2),
  pay_method text,
  lost_ticket boolean NOT NULL
);
CREATE TABLE charge_points (
  point_id int PRIMARY KEY,
  garage_code text NOT NULL,
  kw int NOT NULL,
  out_of_order boolean NOT NULL
);
CREATE TABLE charge_sessions (
  session_id int PRIMARY KEY,
  point_id int NOT NULL,
  stay_id int,
  started_at timestamptz NOT NULL,
  kwh numeric(6,2) NOT NULL,
  price numeric(7,2) NOT NULL
);
CREATE TABLE faults (
  fault_id int PRIMARY KEY,
  garage_code text NOT NULL,
  device text NOT NULL,
  noticed_at timestamptz NOT NULL,
  solved_at timestamptz,
  technician text
);
