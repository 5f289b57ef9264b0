CREATE TABLE client (
  id int PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL,
  phone text
);
CREATE TABLE survey (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(id),
  surveyor text NOT NULL,
  surveyed_on date NOT NULL,
  cubic_metres numeric(6,1) NOT NULL,
  quoted_price numeric(9,2) NOT NULL
);
CREATE TABLE move (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(id),
  survey_id int REFERENCES survey(id),
  from_town text NOT NULL,
  to_town text NOT NULL,
  move_date date NOT NULL,
  distance_km int NOT NULL,
  price numeric(9,2) NOT NULL,
  status text NOT NULL,
  paid_on date
);
CREATE TABLE lorry (
  id int PRIMARY KEY,
  plate text NOT NULL,
  capacity_m3 int NOT NULL,
  bought_on date NOT NULL
);
CREATE TABLE porter (
  id int PRIMARY KEY,
  name text NOT NULL,
  casual boolean NOT NULL
);
CREATE TABLE move_lorry (
  move_id int NOT NULL REFERENCES move(id),
  lorry_id int NOT NULL REFERENCES lorry(id),
  PRIMARY KEY (move_id, lorry_id)
);
CREATE TABLE move_porter (
  move_id int NOT NULL REFERENCES move(id),
  porter_id int NOT NULL REFERENCES porter(id),
  hours numeric(4,1) NOT NULL,
  PRIMARY KEY (move_id, porter_id)
);
CREATE TABLE storage_unit (
  id int PRIMARY KEY,
  code text NOT NULL,
  size_m3 int NOT NULL,
  monthly_price numeric(7,2) NOT NULL
);
CREATE TABLE storage_rental (
  id int PRIMARY KEY,
  unit_id int NOT NULL REFERENCES storage_unit(id),
  client_id int NOT NULL REFERENCES client(id),
  start_date date NOT NULL,
  end_date date,
  insured_value numeric(10,2)
);
COMMENT ON COLUMN move.status IS 'booked, completed, cancelled';
