CREATE TABLE tbl_airline (
  airline_code char(2) PRIMARY KEY,
  airline_name text NOT NULL,
  alliance text,
  fee_per_turn numeric(8,2) NOT NULL
);
CREATE TABLE tbl_terminal (
  terminal text PRIMARY KEY,
  opened_year int NOT NULL,
  walking_minutes int NOT NULL
);
CREATE TABLE tbl_gate (
  gate text PRIMARY KEY,
  terminal text NOT NULL REFERENCES tbl_terminal,
  has_bridge boolean NOT NULL,
  max_wingspan_m numeric(4,1) NOT NULL,
  blocked_reason text
);
CREATE TABLE tbl_aircraft_type (
  type_code text PRIMARY KEY,
  maker text NOT NULL,
  seats int NOT NULL,
  wingspan_m numeric(4,1) NOT NULL
);
CREATE TABLE tbl_flight (
  flight_id int PRIMARY KEY,
  flight_no text NOT NULL,
  airline_code char(2) NOT NULL REFERENCES tbl_airline,
  type_code text NOT NULL REFERENCES tbl_aircraft_type,
  gate text REFERENCES tbl_gate,
  destination text NOT NULL,
  sched_dep timestamptz NOT NULL,
  actual_dep timestamptz,
  pax int,
  state text NOT NULL,         -- scheduled, boarding, departed, cancelled
  delay_code text
);
CREATE TABLE tbl_delay_code (
  delay_code text PRIMARY KEY,
  meaning text NOT NULL,
  airline_fault boolean NOT NULL
);
ALTER TABLE tbl_flight ADD FOREIGN KEY (delay_code) REFERENCES tbl_delay_code;
CREATE TABLE tbl_gate_change (
  change_id int PRIMARY KEY,
  flight_id int NOT NULL REFERENCES tbl_flight,
  from_gate text NOT NULL REFERENCES tbl_gate,
  to_gate text NOT NULL REFERENCES tbl_gate,
  changed_at timestamptz NOT NULL
);
CREATE TABLE tbl_handling (
  handling_id int PRIMARY KEY,
  flight_id int NOT NULL REFERENCES tbl_flight,
  service text NOT NULL,       -- fuel, catering, cleaning, de-icing, push-back
  provider text NOT NULL,
  minutes int NOT NULL,
  charge numeric(8,2) NOT NULL
);
CREATE TABLE tbl_bag (
  bag_tag text PRIMARY KEY,
  flight_id int NOT NULL REFERENCES tbl_flight,
  weight_kg numeric(4,1) NOT NULL,
  loaded boolean NOT NULL
);
CREATE TABLE tbl_staff_shift (
  shift_id int PRIMARY KEY,
  agent_name text NOT NULL,
  terminal text NOT NULL REFERENCES tbl_terminal,
  shift_date date NOT NULL,
  starts time NOT NULL,
  ends time NOT NULL
);
