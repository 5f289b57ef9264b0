CREATE TABLE depots (
  depot_id integer PRIMARY KEY,
  depot_name text NOT NULL,
  region text NOT NULL
);
CREATE TABLE drivers (
  driver_id integer PRIMARY KEY,
  driver_name text NOT NULL,
  depot_id integer NOT NULL REFERENCES depots,
  licence_class text NOT NULL,
  licence_expires date NOT NULL,
  agency boolean NOT NULL
);
CREATE TABLE trucks (
  truck_id integer PRIMARY KEY,
  registration text NOT NULL,
  depot_id integer NOT NULL REFERENCES depots,
  pallet_spaces integer NOT NULL,
  next_inspection date NOT NULL,
  in_service boolean NOT NULL
);
CREATE TABLE customers (
  customer_id integer PRIMARY KEY,
  customer_name text NOT NULL,
  city text NOT NULL,
  payment_days integer NOT NULL,
  account_manager text
);
CREATE TABLE consignments (
  consignment_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  collection_depot_id integer NOT NULL REFERENCES depots(depot_id),
  delivery_town text NOT NULL,
  delivery_region text NOT NULL,
  pallets integer NOT NULL,
  weight_kg integer NOT NULL,
  service text NOT NULL,
  booked_on date NOT NULL,
  deliver_by date NOT NULL,
  delivered_on date,
  price numeric(9,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE trips (
  trip_id integer PRIMARY KEY,
  truck_id integer NOT NULL REFERENCES trucks,
  driver_id integer NOT NULL REFERENCES drivers,
  trip_date date NOT NULL,
  kilometres integer NOT NULL,
  fuel_litres numeric(7,1) NOT NULL
);
CREATE TABLE trip_consignments (
  trip_id integer NOT NULL REFERENCES trips,
  consignment_id integer NOT NULL REFERENCES consignments,
  PRIMARY KEY (trip_id, consignment_id)
);
CREATE TABLE damage_claims (
  claim_id integer PRIMARY KEY,
  consignment_id integer NOT NULL REFERENCES consignments,
  reported_on date NOT NULL,
  claimed_amount numeric(9,2) NOT NULL,
  settled_amount numeric(9,2),
  settled_on date
);
