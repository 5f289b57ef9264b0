CREATE TABLE service (
  svc char(2) PRIMARY KEY,
  svc_name text NOT NULL,
  by_air boolean NOT NULL,
  international boolean NOT NULL,
  promise_days int NOT NULL
);
CREATE TABLE depot (
  depot_code char(3) PRIMARY KEY,
  city text NOT NULL,
  night_shift boolean NOT NULL,
  bonded char(1) NOT NULL,      -- J customs-bonded, N not
  closed date
);
CREATE TABLE driver (
  driver_no int PRIMARY KEY,
  driver_name text NOT NULL,
  depot_code char(3) NOT NULL REFERENCES depot,
  employment char(1) NOT NULL,  -- O own staff, S subcontractor, T temp
  licence char(2) NOT NULL,     -- B car, C1 small truck, C truck
  suspended_until date
);
CREATE TABLE shipper (
  shipper_no int PRIMARY KEY,
  shipper_name text NOT NULL,
  billing char(1) NOT NULL,     -- P prepaid, M monthly invoice, W weekly invoice
  on_stop smallint NOT NULL     -- 1: account stopped
);
CREATE TABLE parcel (
  parcel_no int PRIMARY KEY,
  shipper_no int NOT NULL REFERENCES shipper,
  svc char(2) NOT NULL REFERENCES service,
  from_depot char(3) NOT NULL REFERENCES depot,
  to_depot char(3) NOT NULL REFERENCES depot,
  driver_no int REFERENCES driver,
  st int NOT NULL,              -- 0 announced, 1 picked up, 2 in depot, 3 out for delivery, 4 delivered, 5 returned to sender, 6 lost
  signature char(1) NOT NULL,   -- Y signature required
  cod_amount numeric(8,2),      -- cash on delivery, null: none
  cod_collected boolean,
  fragile boolean NOT NULL,
  announced_on date NOT NULL,
  picked_up_on date,
  delivered_on date,
  weight_g int NOT NULL,
  price numeric(6,2) NOT NULL,
  fuel_surcharge numeric(5,2) NOT NULL
);
CREATE TABLE attempt (
  parcel_no int NOT NULL REFERENCES parcel,
  attempt_no int NOT NULL,
  tried_on date NOT NULL,
  result char(2) NOT NULL,      -- DL delivered, NH nobody home, RF refused, WA wrong address, NB left with neighbour
  PRIMARY KEY (parcel_no, attempt_no)
);
CREATE TABLE claim (
  claim_no int PRIMARY KEY,
  parcel_no int NOT NULL REFERENCES parcel,
  cause char(1) NOT NULL,       -- D damage, L loss, T delay
  raised_on date NOT NULL,
  decision char(1),             -- A accepted, R rejected, null open
  claimed numeric(8,2) NOT NULL,
  paid numeric(8,2)
);
