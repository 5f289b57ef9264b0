CREATE TABLE appliance_model (
  model_no text PRIMARY KEY,
  model_name text NOT NULL,
  line char(1) NOT NULL,          -- K kitchen, L laundry, A air
  energy char(1) NOT NULL,        -- A best .. G worst
  recalled boolean NOT NULL,
  std_warranty_months int NOT NULL
);
CREATE TABLE unit (
  serial_no text PRIMARY KEY,
  model_no text NOT NULL REFERENCES appliance_model,
  made_on date NOT NULL,
  sold_on date,
  registered_on date,
  ext_warranty char(1) NOT NULL,  -- Y extended warranty bought, N not
  refurbished char(1) NOT NULL    -- Y, N
);
CREATE TABLE service_partner (
  partner_id int PRIMARY KEY,
  partner_name text NOT NULL,
  tier int NOT NULL,              -- 1 gold, 2 silver, 3 bronze
  own boolean NOT NULL,           -- our own workshop
  contract_end date               -- null: open-ended
);
CREATE TABLE claim (
  claim_no int PRIMARY KEY,
  serial_no text NOT NULL REFERENCES unit,
  partner_id int REFERENCES service_partner,
  filed_on date NOT NULL,
  visited_on date,
  decided_on date,
  settled_on date,
  stage char(2) NOT NULL,         -- NW new, IN being inspected, WP waiting for parts, DN done, RJ rejected
  cover char(1) NOT NULL,         -- S standard warranty, E extended warranty, G goodwill, N not covered
  severity int NOT NULL,          -- 1 cosmetic, 2 annoying, 3 unusable, 4 dangerous
  filed_via char(1) NOT NULL,     -- W web, P phone, D dealer
  repeat_claim boolean NOT NULL,
  parts_cost numeric(7,2) NOT NULL,
  labour_cost numeric(7,2) NOT NULL,
  travel_cost numeric(7,2) NOT NULL,
  customer_share numeric(7,2) NOT NULL
);
CREATE TABLE part (
  part_no text PRIMARY KEY,
  part_name text NOT NULL,
  obsolete smallint NOT NULL,
  hazmat smallint NOT NULL,
  stock int NOT NULL
);
CREATE TABLE claim_part (
  claim_no int NOT NULL REFERENCES claim,
  part_no text NOT NULL REFERENCES part,
  pieces int NOT NULL,
  fitted_on date,
  PRIMARY KEY (claim_no, part_no)
);
