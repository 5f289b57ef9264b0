CREATE TABLE sender (sender_no integer PRIMARY KEY, sender_name text NOT NULL, trade text NOT NULL, price_list text NOT NULL);
CREATE TABLE district (dist text PRIMARY KEY, dist_name text NOT NULL, km_from_depot integer NOT NULL);
CREATE TABLE courier (courier_no integer PRIMARY KEY, courier_name text NOT NULL, employed boolean NOT NULL, since date NOT NULL);
COMMENT ON COLUMN courier.employed IS 'false = subcontractor';
CREATE TABLE parcel (
  parcel_no text PRIMARY KEY,
  sender_no integer NOT NULL REFERENCES sender,
  to_district text NOT NULL REFERENCES district(dist),
  recipient text NOT NULL,
  weight_g integer NOT NULL,
  service text NOT NULL,
  price numeric(6,2) NOT NULL,
  cod_amount numeric(8,2),
  scanned_in timestamptz NOT NULL,
  due_on date NOT NULL,
  delivered_at timestamptz,
  returned_on date
);
COMMENT ON COLUMN parcel.service IS 'standard, express, evening';
COMMENT ON COLUMN parcel.cod_amount IS 'cash on delivery to collect; null = none';
CREATE TABLE tour (
  tour_no integer PRIMARY KEY,
  courier_no integer NOT NULL REFERENCES courier,
  tour_date date NOT NULL,
  left_depot timestamptz NOT NULL,
  back_at timestamptz,
  km integer,
  van text NOT NULL
);
CREATE TABLE attempt (
  tour_no integer NOT NULL REFERENCES tour,
  parcel_no text NOT NULL REFERENCES parcel,
  tried_at timestamptz NOT NULL,
  result text NOT NULL,
  PRIMARY KEY (tour_no, parcel_no)
);
COMMENT ON COLUMN attempt.result IS 'delivered, nobody home, refused, wrong address';
