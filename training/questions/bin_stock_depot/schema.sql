CREATE TABLE zone (zone_code char(1) PRIMARY KEY, zone_text text NOT NULL, cooled boolean NOT NULL);
CREATE TABLE bin (
  bin_code text PRIMARY KEY,
  zone_code char(1) NOT NULL REFERENCES zone,
  max_kg numeric(7,1) NOT NULL,
  locked_on date
);
CREATE TABLE sku (
  sku text PRIMARY KEY,
  label text NOT NULL,
  owner_no integer NOT NULL,
  unit_kg numeric(6,2) NOT NULL,
  unit_value numeric(8,2) NOT NULL,
  reorder_at integer NOT NULL
);
CREATE TABLE owner (
  owner_no integer PRIMARY KEY,
  owner_name text NOT NULL,
  storage_fee_per_bin_day numeric(5,2) NOT NULL,
  pick_fee numeric(5,2) NOT NULL
);
COMMENT ON TABLE owner IS 'companies whose goods we store';
COMMENT ON COLUMN owner.pick_fee IS 'per pick line';
ALTER TABLE sku ADD FOREIGN KEY (owner_no) REFERENCES owner;
CREATE TABLE stock (
  bin_code text NOT NULL REFERENCES bin,
  sku text NOT NULL REFERENCES sku,
  units integer NOT NULL,
  reserved integer NOT NULL DEFAULT 0,
  lot text,
  best_before date,
  put_away_on date NOT NULL,
  last_counted_on date,
  PRIMARY KEY (bin_code, sku)
);
COMMENT ON COLUMN stock.reserved IS 'part of units already promised to an order';
CREATE TABLE inbound (
  inb_no integer PRIMARY KEY,
  owner_no integer NOT NULL REFERENCES owner,
  announced_for date NOT NULL,
  arrived_at timestamptz,
  done_at timestamptz,
  pallets integer NOT NULL
);
CREATE TABLE pick_order (
  pick_no integer PRIMARY KEY,
  owner_no integer NOT NULL REFERENCES owner,
  received_at timestamptz NOT NULL,
  cutoff_at timestamptz NOT NULL,
  picked_at timestamptz,
  left_at timestamptz,
  dest_country text NOT NULL
);
CREATE TABLE pick_line (
  pick_no integer NOT NULL REFERENCES pick_order,
  sku text NOT NULL REFERENCES sku,
  units_wanted integer NOT NULL,
  units_picked integer NOT NULL,
  picker text,
  PRIMARY KEY (pick_no, sku)
);
