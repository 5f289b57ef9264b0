CREATE TABLE clients (
  client_no integer PRIMARY KEY,
  client_name text NOT NULL,
  is_dealer boolean NOT NULL,
  phone text,
  first_seen date NOT NULL
);
CREATE TABLE lamps (
  lamp_no integer PRIMARY KEY,
  client_no integer NOT NULL REFERENCES clients,
  kind text NOT NULL,
  era text,
  estimated_value numeric(9,2)
);
CREATE TABLE repairs (
  repair_no integer PRIMARY KEY,
  lamp_no integer NOT NULL REFERENCES lamps,
  brought_on date NOT NULL,
  promised_for date,
  ready_on date,
  picked_up_on date,
  quoted numeric(8,2),
  charged numeric(8,2),
  worker text,
  given_up boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN repairs.given_up IS 'beyond repair or the client declined the quote';
CREATE TABLE repair_parts (
  repair_no integer NOT NULL REFERENCES repairs,
  part_name text NOT NULL,
  quantity integer NOT NULL,
  cost_each numeric(7,2) NOT NULL,
  PRIMARY KEY (repair_no, part_name)
);
CREATE TABLE warranty_returns (
  return_no integer PRIMARY KEY,
  repair_no integer NOT NULL REFERENCES repairs,
  returned_on date NOT NULL,
  fixed_on date
);
