CREATE TABLE dams (dam_id int PRIMARY KEY, dam text NOT NULL, river text NOT NULL, full_level_m numeric(6,2) NOT NULL, capacity_ml numeric(9,1) NOT NULL, district text NOT NULL);
CREATE TABLE gauges (gauge_code text PRIMARY KEY, dam_id int NOT NULL REFERENCES dams, kind text NOT NULL, serviced_on date);
CREATE TABLE readings (gauge_code text NOT NULL REFERENCES gauges, read_at timestamptz NOT NULL, value numeric(9,2) NOT NULL, suspect boolean NOT NULL, PRIMARY KEY (gauge_code, read_at));
CREATE TABLE releases (release_id int PRIMARY KEY, dam_id int NOT NULL REFERENCES dams, purpose text NOT NULL, opened_at timestamptz NOT NULL, closed_at timestamptz, ml_per_hour numeric(6,2) NOT NULL, authorised_by text NOT NULL, opened_by text NOT NULL);
CREATE TABLE irrigators (irrigator_id int PRIMARY KEY, irrigator text NOT NULL, dam_id int NOT NULL REFERENCES dams, entitlement_ml numeric(7,1) NOT NULL);
CREATE TABLE water_orders (order_id int PRIMARY KEY, irrigator_id int NOT NULL REFERENCES irrigators, ordered_on date NOT NULL, start_on date NOT NULL, ml numeric(6,1) NOT NULL, price_per_ml numeric(6,2) NOT NULL, refused boolean NOT NULL);
COMMENT ON COLUMN gauges.kind IS 'level (m), inflow (ML/day) or rain (mm)';
