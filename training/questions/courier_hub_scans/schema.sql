CREATE TABLE hub (hub_code text PRIMARY KEY, hub_city text NOT NULL, sort_capacity_hour int NOT NULL);
CREATE TABLE service (svc_code text PRIMARY KEY, svc_name text NOT NULL, promise_hours int NOT NULL);
CREATE TABLE consignment (cons_no int PRIMARY KEY, svc_code text NOT NULL REFERENCES service, origin_hub text NOT NULL REFERENCES hub(hub_code), dest_hub text NOT NULL REFERENCES hub(hub_code), accepted_at timestamp NOT NULL, delivered_at timestamp, charge numeric(7,2) NOT NULL, weight_kg numeric(6,2) NOT NULL);
CREATE TABLE scan (scan_id int PRIMARY KEY, cons_no int NOT NULL REFERENCES consignment, hub_code text NOT NULL REFERENCES hub, scanned_at timestamp NOT NULL, scan_type text NOT NULL, ok boolean NOT NULL);
CREATE TABLE linehaul (haul_id int PRIMARY KEY, from_hub text NOT NULL REFERENCES hub(hub_code), to_hub text NOT NULL REFERENCES hub(hub_code), planned_dep timestamp NOT NULL, actual_dep timestamp, actual_arr timestamp, load_pct int, cost numeric(8,2) NOT NULL);
COMMENT ON COLUMN scan.scan_type IS 'IN arrival at hub, OUT departure';
COMMENT ON COLUMN scan.ok IS 'false: label could not be read';
