CREATE TABLE council (council_id int PRIMARY KEY, council_name text NOT NULL, contact_person text);
CREATE TABLE scheme (
  scheme_ref text PRIMARY KEY,
  council_id int NOT NULL REFERENCES council,
  road_name text NOT NULL,
  work_kind text NOT NULL,
  metres int NOT NULL,
  tender_sum numeric(11,2) NOT NULL,
  start_planned date NOT NULL,
  end_planned date NOT NULL,
  started date,
  ended date,
  abandoned boolean NOT NULL DEFAULT false
);
CREATE TABLE gang (gang_id int PRIMARY KEY, gang_name text NOT NULL, foreman text NOT NULL, heads int NOT NULL, day_cost numeric(8,2) NOT NULL);
CREATE TABLE gang_day (gang_day_id int PRIMARY KEY, gang_id int NOT NULL REFERENCES gang, scheme_ref text NOT NULL REFERENCES scheme, work_date date NOT NULL, metres_done int NOT NULL, rained_off boolean NOT NULL);
CREATE TABLE plant (plant_no text PRIMARY KEY, plant_kind text NOT NULL, own boolean NOT NULL, hire_per_day numeric(7,2), inspection_due date NOT NULL);
CREATE TABLE plant_day (plant_no text NOT NULL REFERENCES plant, scheme_ref text NOT NULL REFERENCES scheme, used_on date NOT NULL, engine_hours numeric(4,1) NOT NULL, PRIMARY KEY (plant_no, used_on));
CREATE TABLE asphalt_ticket (ticket_no int PRIMARY KEY, scheme_ref text NOT NULL REFERENCES scheme, supplier text NOT NULL, mix text NOT NULL, tonnes numeric(5,1) NOT NULL, price_per_tonne numeric(6,2) NOT NULL, delivered_at timestamptz NOT NULL, temperature_c int, rejected boolean NOT NULL);
CREATE TABLE complaint (complaint_id int PRIMARY KEY, scheme_ref text NOT NULL REFERENCES scheme, received_on date NOT NULL, about text NOT NULL, answered_on date);
CREATE TABLE payment_certificate (certificate_no int PRIMARY KEY, scheme_ref text NOT NULL REFERENCES scheme, month date NOT NULL, claimed numeric(11,2) NOT NULL, certified numeric(11,2), paid_on date);
