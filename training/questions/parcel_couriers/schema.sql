CREATE TABLE depots (
  depot_id int PRIMARY KEY,
  city text NOT NULL
);
CREATE TABLE drivers (
  driver_id int PRIMARY KEY,
  full_name text NOT NULL,
  depot_id int NOT NULL REFERENCES depots(depot_id),
  licence_expires_on date NOT NULL,
  started_on date NOT NULL
);
CREATE TABLE vans (
  van_id int PRIMARY KEY,
  plate text NOT NULL UNIQUE,
  depot_id int NOT NULL REFERENCES depots(depot_id),
  electric boolean NOT NULL,
  next_service_on date NOT NULL
);
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  company_name text NOT NULL,
  contact_person text NOT NULL,
  city text NOT NULL
);
CREATE TABLE parcels (
  parcel_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  recipient text NOT NULL,
  destination_city text NOT NULL,
  weight_kg numeric(6,2) NOT NULL,
  service text NOT NULL,
  price numeric(7,2) NOT NULL,
  picked_up_at timestamp NOT NULL,
  promised_by timestamp NOT NULL,
  delivered_at timestamp,
  driver_id int REFERENCES drivers(driver_id)
);
CREATE TABLE delivery_attempts (
  attempt_id int PRIMARY KEY,
  parcel_id int NOT NULL REFERENCES parcels(parcel_id),
  attempted_at timestamp NOT NULL,
  successful boolean NOT NULL,
  remark text
);
CREATE TABLE complaints (
  complaint_id int PRIMARY KEY,
  parcel_id int NOT NULL REFERENCES parcels(parcel_id),
  received_on date NOT NULL,
  subject text NOT NULL,
  settled_on date
);
