CREATE TABLE t_location (
  location_id integer PRIMARY KEY,
  building text NOT NULL,
  floor integer NOT NULL
);
CREATE TABLE t_staff (
  staff_id integer PRIMARY KEY,
  name text NOT NULL,
  department text NOT NULL,
  location_id integer REFERENCES t_location,
  is_vip boolean NOT NULL,
  left_on date
);
CREATE TABLE t_technician (
  technician_id integer PRIMARY KEY,
  name text NOT NULL,
  level integer NOT NULL,
  speciality text
);
CREATE TABLE t_asset (
  asset_tag text PRIMARY KEY,
  kind text NOT NULL,
  model text NOT NULL,
  bought_on date NOT NULL,
  price numeric(8,2) NOT NULL,
  warranty_until date,
  holder_id integer REFERENCES t_staff,
  scrapped_on date
);
CREATE TABLE t_request (
  request_no integer PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES t_staff,
  technician_id integer REFERENCES t_technician,
  asset_tag text REFERENCES t_asset,
  topic text NOT NULL,
  urgency integer NOT NULL,
  raised_at timestamp NOT NULL,
  picked_up_at timestamp,
  closed_at timestamp,
  outcome text
);
COMMENT ON COLUMN t_request.urgency IS '1 = nothing works, 2 = hinders work, 3 = can wait';
CREATE TABLE t_visit (
  visit_id integer PRIMARY KEY,
  request_no integer NOT NULL REFERENCES t_request,
  technician_id integer NOT NULL REFERENCES t_technician,
  visited_on date NOT NULL,
  minutes integer NOT NULL
);
CREATE TABLE t_part_used (
  request_no integer NOT NULL REFERENCES t_request,
  part_name text NOT NULL,
  quantity integer NOT NULL,
  unit_cost numeric(7,2) NOT NULL,
  PRIMARY KEY (request_no, part_name)
);
