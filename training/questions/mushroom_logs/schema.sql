CREATE TABLE yard (yard_id int PRIMARY KEY, yard_name text NOT NULL, shade_percent int NOT NULL, log_places int NOT NULL);
CREATE TABLE strain (strain_id int PRIMARY KEY, species text NOT NULL, strain_code text NOT NULL, spawn_price_per_kg numeric(6,2) NOT NULL, season text);
CREATE TABLE log_batch (batch_id int PRIMARY KEY, yard_id int NOT NULL REFERENCES yard(yard_id), strain_id int NOT NULL REFERENCES strain(strain_id), tree text NOT NULL, inoculated_on date NOT NULL, logs int NOT NULL, spawn_kg numeric(6,2) NOT NULL, composted_on date);
CREATE TABLE soaking (soaking_id int PRIMARY KEY, batch_id int NOT NULL REFERENCES log_batch(batch_id), soaked_from timestamptz NOT NULL, soaked_to timestamptz, water_temp_c numeric(4,1));
CREATE TABLE picking (picking_id int PRIMARY KEY, batch_id int NOT NULL REFERENCES log_batch(batch_id), picker text NOT NULL, picked_on date NOT NULL, fresh_kg numeric(6,2) NOT NULL, grade text NOT NULL);
CREATE TABLE outlet (outlet_id int PRIMARY KEY, outlet_name text NOT NULL, kind text NOT NULL, town text NOT NULL);
CREATE TABLE sale (sale_id int PRIMARY KEY, outlet_id int NOT NULL REFERENCES outlet(outlet_id), strain_id int NOT NULL REFERENCES strain(strain_id), sold_on date NOT NULL, kg numeric(6,2) NOT NULL, price_per_kg numeric(6,2) NOT NULL, dried boolean NOT NULL, paid_on date);
