CREATE TABLE carriers (
  carrier_id int PRIMARY KEY,
  name text NOT NULL,
  own_fleet boolean NOT NULL
);
CREATE TABLE clients (
  client_id int PRIMARY KEY,
  company text NOT NULL,
  town text NOT NULL,
  since date NOT NULL,
  account_manager text
);
CREATE TABLE depots (
  depot_id int PRIMARY KEY,
  name text NOT NULL,
  pallet_spaces int NOT NULL,
  pallets_in_store int NOT NULL
);
CREATE TABLE shipments (
  shipment_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  carrier_id int NOT NULL REFERENCES carriers(carrier_id),
  depot_id int NOT NULL REFERENCES depots(depot_id),
  booked_on date NOT NULL,
  promised_on date NOT NULL,
  arrived_on date,
  pallets int NOT NULL,
  weight_kg int NOT NULL,
  distance_km int NOT NULL,
  freight_charge numeric(9,2) NOT NULL,
  carrier_cost numeric(9,2) NOT NULL
);
CREATE TABLE damages (
  damage_id int PRIMARY KEY,
  shipment_id int NOT NULL REFERENCES shipments(shipment_id),
  reported_on date NOT NULL,
  pallets_hit int NOT NULL,
  claim_amount numeric(9,2) NOT NULL,
  settled_on date
);
CREATE TABLE loading_slots (
  slot_id int PRIMARY KEY,
  depot_id int NOT NULL REFERENCES depots(depot_id),
  starts_at timestamp NOT NULL,
  waiting_minutes int,
  no_show boolean NOT NULL
);
COMMENT ON COLUMN shipments.arrived_on IS 'null until the goods have arrived; on time means arrived on or before promised_on';
COMMENT ON COLUMN shipments.freight_charge IS 'what the client pays us';
COMMENT ON COLUMN shipments.carrier_cost IS 'what we pay the carrier';
COMMENT ON COLUMN loading_slots.waiting_minutes IS 'how long the truck waited; null when it did not come or the slot lies ahead';
