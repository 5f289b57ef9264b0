CREATE TABLE hotels (
  hotel_id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  stars smallint NOT NULL,
  opened_on date NOT NULL,
  has_spa boolean NOT NULL DEFAULT false
);
CREATE TABLE room_types (
  room_type_id integer PRIMARY KEY,
  name text NOT NULL,
  max_guests smallint NOT NULL,
  size_m2 smallint NOT NULL
);
CREATE TABLE rooms (
  room_id integer PRIMARY KEY,
  hotel_id integer NOT NULL REFERENCES hotels,
  room_type_id integer NOT NULL REFERENCES room_types,
  room_no text NOT NULL,
  floor smallint NOT NULL,
  sea_view boolean NOT NULL DEFAULT false,
  out_of_order boolean NOT NULL DEFAULT false
);
CREATE TABLE seasons (
  season_id integer PRIMARY KEY,
  name text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL
);
CREATE TABLE rates (
  hotel_id integer NOT NULL REFERENCES hotels,
  room_type_id integer NOT NULL REFERENCES room_types,
  season_id integer NOT NULL REFERENCES seasons,
  nightly_price numeric(8,2) NOT NULL,
  breakfast_included boolean NOT NULL DEFAULT false,
  PRIMARY KEY (hotel_id, room_type_id, season_id)
);
CREATE TABLE loyalty_tiers (
  tier_id integer PRIMARY KEY,
  name text NOT NULL,
  min_nights smallint NOT NULL,
  discount_pct numeric(4,1) NOT NULL
);
CREATE TABLE guests (
  guest_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  phone text,
  nationality text NOT NULL,
  birth_date date,
  tier_id integer REFERENCES loyalty_tiers,
  joined_on date NOT NULL
);
CREATE TABLE companies (
  company_id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  discount_pct numeric(4,1) NOT NULL,
  contract_ends_on date
);
CREATE TABLE channels (
  channel_id integer PRIMARY KEY,
  name text NOT NULL,
  commission_pct numeric(4,1) NOT NULL
);
CREATE TABLE bookings (
  booking_id integer PRIMARY KEY,
  hotel_id integer NOT NULL REFERENCES hotels,
  guest_id integer NOT NULL REFERENCES guests,
  company_id integer REFERENCES companies,
  channel_id integer NOT NULL REFERENCES channels,
  room_type_id integer NOT NULL REFERENCES room_types,
  room_id integer REFERENCES rooms,
  booked_at timestamptz NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  adults smallint NOT NULL,
  children smallint NOT NULL DEFAULT 0,
  status text NOT NULL CHECK (status IN ('confirmed','in_house','departed','cancelled','no_show')),
  cancelled_at timestamptz,
  room_total numeric(10,2) NOT NULL
);
CREATE TABLE no_show_fees (
  fee_id integer PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  amount numeric(8,2) NOT NULL,
  charged_on date NOT NULL,
  waived boolean NOT NULL DEFAULT false,
  waived_reason text
);
CREATE TABLE outlets (
  outlet_id integer PRIMARY KEY,
  hotel_id integer NOT NULL REFERENCES hotels,
  name text NOT NULL,
  kind text NOT NULL
);
CREATE TABLE charges (
  charge_id integer PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  outlet_id integer NOT NULL REFERENCES outlets,
  charged_at timestamptz NOT NULL,
  description text NOT NULL,
  quantity smallint NOT NULL,
  unit_price numeric(8,2) NOT NULL
);
CREATE TABLE invoices (
  invoice_id integer PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  net_amount numeric(10,2) NOT NULL,
  vat_amount numeric(10,2) NOT NULL
);
CREATE TABLE payments (
  payment_id integer PRIMARY KEY,
  invoice_id integer NOT NULL REFERENCES invoices,
  paid_on date NOT NULL,
  method text NOT NULL,
  amount numeric(10,2) NOT NULL
);
CREATE TABLE employees (
  employee_id integer PRIMARY KEY,
  hotel_id integer NOT NULL REFERENCES hotels,
  full_name text NOT NULL,
  job_title text NOT NULL,
  hired_on date NOT NULL,
  left_on date,
  monthly_salary numeric(8,2) NOT NULL,
  manager_id integer REFERENCES employees
);
CREATE TABLE cleanings (
  cleaning_id integer PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms,
  employee_id integer NOT NULL REFERENCES employees,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  kind text NOT NULL,
  passed_inspection boolean
);
CREATE TABLE repairs (
  repair_id integer PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms,
  reported_at timestamptz NOT NULL,
  problem text NOT NULL,
  priority text NOT NULL,
  fixed_at timestamptz,
  cost numeric(8,2)
);
CREATE TABLE reviews (
  review_id integer PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  written_on date NOT NULL,
  score smallint NOT NULL,
  comment text,
  answered_on date
);
CREATE TABLE budgets (
  hotel_id integer NOT NULL REFERENCES hotels,
  month date NOT NULL,
  room_revenue numeric(12,2) NOT NULL,
  occupancy_pct numeric(4,1) NOT NULL,
  PRIMARY KEY (hotel_id, month)
);
