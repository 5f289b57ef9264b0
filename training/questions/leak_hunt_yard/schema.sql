CREATE TABLE dma (dma_code text PRIMARY KEY, dma_name text NOT NULL, properties int NOT NULL, mains_km numeric(6,1) NOT NULL);
CREATE TABLE night_flow (dma_code text NOT NULL REFERENCES dma, night date NOT NULL, flow_m3h numeric(6,2) NOT NULL, alarm_m3h numeric(6,2) NOT NULL, PRIMARY KEY (dma_code, night));
CREATE TABLE gang (gang_no int PRIMARY KEY, leader text NOT NULL, crew_size int NOT NULL, depot text NOT NULL);
CREATE TABLE leak (leak_ref text PRIMARY KEY, dma_code text NOT NULL REFERENCES dma, found_by_gang int REFERENCES gang, repaired_by_gang int REFERENCES gang, awareness timestamptz NOT NULL, located timestamptz, repaired timestamptz, pipe text NOT NULL, loss_m3h numeric(5,2) NOT NULL, on_customer_side boolean NOT NULL);
CREATE TABLE repair_cost (cost_id int PRIMARY KEY, leak_ref text NOT NULL REFERENCES leak, what text NOT NULL, units numeric(6,1) NOT NULL, unit_cost numeric(7,2) NOT NULL);
