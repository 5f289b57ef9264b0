CREATE TABLE zones (
  zone_code text PRIMARY KEY,
  zone_name text NOT NULL,
  surcharge numeric(6,2) NOT NULL
);
CREATE TABLE depots (
  depot_id int PRIMARY KEY,
  depot_name text NOT NULL,
  zone_code text NOT NULL REFERENCES zones(zone_code),
  capacity_per_day int NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE shippers (
  shipper_id int PRIMARY KEY,
  shipper_name text NOT NULL,
  branch text NOT NULL,
  home_depot_id int NOT NULL REFERENCES depots(depot_id),
  invoice_depot_id int REFERENCES depots(depot_id),
  account_status text NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE service_levels (
  service_code text PRIMARY KEY,
  service_name text NOT NULL,
  promised_days int NOT NULL,
  base_price numeric(6,2) NOT NULL
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  staff_name text NOT NULL,
  depot_id int NOT NULL REFERENCES depots(depot_id),
  function text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE vehicles (
  plate text PRIMARY KEY,
  vehicle_type text NOT NULL,
  depot_id int NOT NULL REFERENCES depots(depot_id),
  payload_kg int NOT NULL,
  fuel text NOT NULL,
  bought_on date NOT NULL
);
CREATE TABLE shipments (
  shipment_id int PRIMARY KEY,
  tracking_no text NOT NULL,
  shipper_id int NOT NULL REFERENCES shippers(shipper_id),
  service_code text NOT NULL REFERENCES service_levels(service_code),
  origin_depot_id int NOT NULL REFERENCES depots(depot_id),
  destination_depot_id int NOT NULL REFERENCES depots(depot_id),
  accepted_by int REFERENCES staff(staff_id),
  accepted_at timestamp NOT NULL,
  due_on date NOT NULL,
  delivered_at timestamp,
  weight_kg numeric(6,2) NOT NULL,
  declared_value numeric(9,2),
  price numeric(8,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE scan_events (
  scan_id int PRIMARY KEY,
  shipment_id int NOT NULL REFERENCES shipments(shipment_id),
  depot_id int NOT NULL REFERENCES depots(depot_id),
  scanned_by int REFERENCES staff(staff_id),
  scanned_at timestamp NOT NULL,
  event text NOT NULL
);
CREATE TABLE linehauls (
  linehaul_id int PRIMARY KEY,
  from_depot_id int NOT NULL REFERENCES depots(depot_id),
  to_depot_id int NOT NULL REFERENCES depots(depot_id),
  plate text NOT NULL REFERENCES vehicles(plate),
  driver_id int NOT NULL REFERENCES staff(staff_id),
  co_driver_id int REFERENCES staff(staff_id),
  planned_departure timestamp NOT NULL,
  departed_at timestamp,
  arrived_at timestamp,
  km int NOT NULL,
  status text NOT NULL
);
CREATE TABLE linehaul_shipments (
  linehaul_id int NOT NULL REFERENCES linehauls(linehaul_id),
  shipment_id int NOT NULL REFERENCES shipments(shipment_id),
  PRIMARY KEY (linehaul_id, shipment_id)
);
CREATE TABLE delivery_attempts (
  attempt_id int PRIMARY KEY,
  shipment_id int NOT NULL REFERENCES shipments(shipment_id),
  courier_id int NOT NULL REFERENCES staff(staff_id),
  attempted_at timestamp NOT NULL,
  result text NOT NULL
);
CREATE TABLE claims (
  claim_id int PRIMARY KEY,
  shipment_id int NOT NULL REFERENCES shipments(shipment_id),
  filed_on date NOT NULL,
  decided_on date,
  decided_by int REFERENCES staff(staff_id),
  reason text NOT NULL,
  claimed_amount numeric(9,2) NOT NULL,
  paid_amount numeric(9,2)
);
CREATE TABLE shipper_invoices (
  invoice_id int PRIMARY KEY,
  shipper_id int NOT NULL REFERENCES shippers(shipper_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  amount numeric(10,2) NOT NULL
);
CREATE TABLE vehicle_checks (
  check_id int PRIMARY KEY,
  plate text NOT NULL REFERENCES vehicles(plate),
  checked_on date NOT NULL,
  odometer_km int NOT NULL,
  passed boolean NOT NULL,
  cost numeric(8,2)
);
COMMENT ON COLUMN shipments.status IS 'accepted, in transit, delivered, returned, lost';
COMMENT ON COLUMN scan_events.event IS 'in, sorted, out';
COMMENT ON COLUMN linehauls.status IS 'planned, under way, arrived, cancelled';
COMMENT ON COLUMN delivery_attempts.result IS 'delivered, nobody home, refused, wrong address';
COMMENT ON COLUMN staff.function IS 'sorter, courier, line driver, supervisor, claims clerk';
COMMENT ON COLUMN shippers.account_status IS 'active, on hold, closed';
