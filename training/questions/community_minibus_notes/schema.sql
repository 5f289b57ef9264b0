CREATE TABLE bus (
  plate text PRIMARY KEY,
  nickname text NOT NULL,
  seats int NOT NULL,
  has_lift boolean NOT NULL,
  mot_until date NOT NULL,
  off_road_since date
);
CREATE TABLE driver (
  drv_no int PRIMARY KEY,
  drv_name text NOT NULL,
  phone text,
  medical_until date,
  volunteer boolean NOT NULL
);
CREATE TABLE passenger (
  pax_no int PRIMARY KEY,
  pax_name text NOT NULL,
  village text NOT NULL,
  wheelchair boolean NOT NULL,
  pass_holder boolean NOT NULL,
  joined date NOT NULL
);
CREATE TABLE outing (
  outing_no int PRIMARY KEY,
  goes_to text NOT NULL,
  leaves_at timestamp NOT NULL,
  plate text,
  drv_no int,
  fare numeric(5,2) NOT NULL,
  scrubbed boolean NOT NULL DEFAULT false -- trip did not run
);
CREATE TABLE seat_booking (
  outing_no int NOT NULL,
  pax_no int NOT NULL,
  rang_on date NOT NULL,
  travelled boolean, -- empty until the day
  fare_paid numeric(5,2),
  PRIMARY KEY (outing_no, pax_no)
);
CREATE TABLE fuel_stop (
  stop_no int PRIMARY KEY,
  plate text NOT NULL,
  filled_on date NOT NULL,
  litres numeric(5,1) NOT NULL,
  cost numeric(6,2) NOT NULL,
  odometer int NOT NULL
);
CREATE TABLE defect (
  defect_no int PRIMARY KEY,
  plate text NOT NULL,
  spotted_on date NOT NULL,
  spotted_by int,
  what text NOT NULL,
  dangerous boolean NOT NULL,
  fixed_on date
);
