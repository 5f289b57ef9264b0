CREATE TABLE berths (
  code varchar(6) PRIMARY KEY,
  quay text NOT NULL,
  max_length_m numeric(5,1) NOT NULL,
  max_draught_m numeric(4,1) NOT NULL,
  shore_power boolean NOT NULL,
  out_of_service_since date
);
CREATE TABLE shipping_lines (
  id int PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  credit_limit_eur numeric(12,2)
);
CREATE TABLE vessels (
  imo int PRIMARY KEY,
  name text NOT NULL,
  vessel_type text NOT NULL,
  flag text NOT NULL,
  length_m numeric(5,1) NOT NULL,
  draught_m numeric(4,1) NOT NULL,
  gross_tonnage int NOT NULL,
  built int,
  line_id int REFERENCES shipping_lines(id)
);
CREATE TABLE pilots (
  id int PRIMARY KEY,
  name text NOT NULL,
  licence_class char(1) NOT NULL,
  licence_expires date NOT NULL
);
CREATE TABLE port_calls (
  id int PRIMARY KEY,
  vessel_imo int NOT NULL REFERENCES vessels(imo),
  berth_code varchar(6) REFERENCES berths(code),
  inbound_pilot_id int REFERENCES pilots(id),
  eta timestamptz NOT NULL,
  arrived_at timestamptz,
  departed_at timestamptz,
  coming_from text,
  bound_for text
);
CREATE TABLE cargo_moves (
  id int PRIMARY KEY,
  port_call_id int NOT NULL REFERENCES port_calls(id),
  direction text NOT NULL CHECK (direction IN ('load','discharge')),
  commodity text NOT NULL,
  tonnes numeric(10,1) NOT NULL,
  dangerous boolean NOT NULL DEFAULT false
);
CREATE TABLE dues (
  id int PRIMARY KEY,
  port_call_id int NOT NULL REFERENCES port_calls(id),
  kind text NOT NULL,
  amount_eur numeric(10,2) NOT NULL,
  billed_on date NOT NULL,
  paid_on date
);
CREATE TABLE incidents (
  id int PRIMARY KEY,
  port_call_id int REFERENCES port_calls(id),
  berth_code varchar(6) REFERENCES berths(code),
  happened_at timestamptz NOT NULL,
  severity text NOT NULL,
  description text
);
