CREATE TABLE rig (rig_id int PRIMARY KEY, rig_name text NOT NULL, max_depth_m int NOT NULL, fuel_l_per_h numeric(4,1) NOT NULL, owned char(1) NOT NULL);
CREATE TABLE landowner (owner_id int PRIMARY KEY, owner_name text NOT NULL, parish text NOT NULL);
CREATE TABLE borehole (bore_id int PRIMARY KEY, owner_id int NOT NULL REFERENCES landowner, purpose text NOT NULL, permit_on date, quoted_depth_m int NOT NULL, price_per_m numeric(6,2) NOT NULL, setup_fee numeric(7,2) NOT NULL, started_on date, finished_on date, final_depth_m numeric(5,1), water_at_m numeric(5,1), yield_l_min numeric(6,1), dry char(1));
CREATE TABLE shift_log (shift_id int PRIMARY KEY, bore_id int NOT NULL REFERENCES borehole, rig_id int NOT NULL REFERENCES rig, lead_driller text NOT NULL, shift_on date NOT NULL, from_m numeric(5,1) NOT NULL, to_m numeric(5,1) NOT NULL, hours numeric(4,1) NOT NULL, standby_hours numeric(4,1) NOT NULL, rock text NOT NULL);
CREATE TABLE bit_change (change_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES shift_log, bit_type text NOT NULL, cost numeric(7,2) NOT NULL);
COMMENT ON COLUMN borehole.purpose IS 'drinking water, irrigation, geothermal';
COMMENT ON COLUMN borehole.dry IS 'Y when no water was found; null before the end';
