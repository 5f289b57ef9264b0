CREATE TABLE plots (plot text PRIMARY KEY, crop text NOT NULL, hectares numeric(5,2) NOT NULL, soil text NOT NULL, target_mm_week int NOT NULL);
CREATE TABLE pumps (pump_id int PRIMARY KEY, pump text NOT NULL, kw numeric(5,1) NOT NULL, well text NOT NULL);
CREATE TABLE sets (set_id int PRIMARY KEY, plot text NOT NULL REFERENCES plots, pump_id int NOT NULL REFERENCES pumps, planned_start timestamp NOT NULL, opened timestamp, shut timestamp, m3_per_hour numeric(6,1) NOT NULL, opened_by text);
CREATE TABLE probes (plot text NOT NULL REFERENCES plots, depth_cm int NOT NULL, taken date NOT NULL, moisture_pct numeric(4,1) NOT NULL, PRIMARY KEY (plot, depth_cm, taken));
CREATE TABLE rainfall (day date PRIMARY KEY, mm numeric(4,1) NOT NULL);
CREATE TABLE power_price (from_hour int PRIMARY KEY, to_hour int NOT NULL, eur_kwh numeric(5,3) NOT NULL);
