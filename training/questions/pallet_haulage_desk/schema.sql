CREATE TABLE depot (depot_code char(3) PRIMARY KEY, town text NOT NULL, manager_id int);
CREATE TABLE employee (emp_id int PRIMARY KEY, name text NOT NULL, role text NOT NULL, depot_code char(3) NOT NULL REFERENCES depot, licence_until date);
COMMENT ON COLUMN employee.role IS 'driver, planner, depot manager';
ALTER TABLE depot ADD FOREIGN KEY (manager_id) REFERENCES employee;
CREATE TABLE lorry (plate text PRIMARY KEY, make text NOT NULL, first_registered date NOT NULL, pallet_spaces int NOT NULL, max_load_kg int NOT NULL, home_depot char(3) NOT NULL REFERENCES depot);
CREATE TABLE client (client_id int PRIMARY KEY, name text NOT NULL, billing_town text NOT NULL, discount_percent numeric(4,1) NOT NULL);
CREATE TABLE consignment (
  cons_no int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client,
  from_depot char(3) NOT NULL REFERENCES depot,
  to_depot char(3) NOT NULL REFERENCES depot,
  consignee text NOT NULL,
  booked_on date NOT NULL,
  ready_on date NOT NULL,
  collected_on date,
  promised_by date NOT NULL,
  delivered_on date,
  pallets int NOT NULL,
  net_kg int NOT NULL,
  gross_kg int NOT NULL,
  haulage_charge numeric(8,2) NOT NULL,
  fuel_surcharge numeric(7,2) NOT NULL,
  insured_value numeric(10,2)
);
COMMENT ON COLUMN consignment.client_id IS 'who pays';
COMMENT ON COLUMN consignment.consignee IS 'who receives the goods';
COMMENT ON COLUMN consignment.net_kg IS 'goods only, all pallets together';
COMMENT ON COLUMN consignment.gross_kg IS 'goods and pallets, all together';
CREATE TABLE trip (
  trip_no int PRIMARY KEY,
  plate text NOT NULL REFERENCES lorry,
  driver_id int NOT NULL REFERENCES employee(emp_id),
  planner_id int NOT NULL REFERENCES employee(emp_id),
  left_at timestamp NOT NULL,
  back_at timestamp,
  loaded_km int NOT NULL,
  empty_km int NOT NULL,
  diesel_litres numeric(6,1)
);
CREATE TABLE trip_consignment (trip_no int NOT NULL REFERENCES trip, cons_no int NOT NULL REFERENCES consignment, stop_no int NOT NULL, PRIMARY KEY (trip_no, cons_no));
CREATE TABLE damage (damage_no int PRIMARY KEY, cons_no int NOT NULL REFERENCES consignment, reported_on date NOT NULL, pallets_hit int NOT NULL, claimed numeric(8,2) NOT NULL, accepted numeric(8,2), closed_on date);
