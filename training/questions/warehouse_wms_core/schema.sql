CREATE TABLE zone (zone_code text PRIMARY KEY, zone_name text NOT NULL, temp text NOT NULL);
CREATE TABLE bin (bin_code text PRIMARY KEY, zone_code text NOT NULL REFERENCES zone, max_kg int NOT NULL, blocked boolean NOT NULL);
CREATE TABLE sku (sku text PRIMARY KEY, label text NOT NULL, client text NOT NULL, unit_kg numeric(6,2) NOT NULL, units_per_pallet int NOT NULL, min_stock int NOT NULL);
COMMENT ON COLUMN sku.client IS 'owner of the goods';
CREATE TABLE stock_lot (lot_id int PRIMARY KEY, sku text NOT NULL REFERENCES sku, bin_code text NOT NULL REFERENCES bin, qty int NOT NULL, qty_reserved int NOT NULL, received_on date NOT NULL, produced_on date, best_before date, last_counted date);
CREATE TABLE inbound (inb_no int PRIMARY KEY, client text NOT NULL, announced_on date NOT NULL, expected_on date NOT NULL, arrived_at timestamp, unloaded_at timestamp, pallets_announced int NOT NULL, pallets_received int, dock text);
CREATE TABLE picker (picker_id int PRIMARY KEY, picker_name text NOT NULL, shift text NOT NULL);
CREATE TABLE outbound (out_no int PRIMARY KEY, client text NOT NULL, ship_to text NOT NULL, carrier text NOT NULL, ordered_at timestamp NOT NULL, cut_off timestamp NOT NULL, picked_at timestamp, shipped_at timestamp, picker_id int REFERENCES picker, checker_id int REFERENCES picker(picker_id), cancelled boolean NOT NULL);
CREATE TABLE outbound_line (out_no int NOT NULL REFERENCES outbound, line_no int NOT NULL, sku text NOT NULL REFERENCES sku, qty_ordered int NOT NULL, qty_picked int NOT NULL, PRIMARY KEY (out_no, line_no));
