CREATE TABLE shopper (shopper_id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, town text);
CREATE TABLE bench (bench_id int PRIMARY KEY, engraver text NOT NULL, method text NOT NULL, since date NOT NULL);
CREATE TABLE item_type (item_type_id int PRIMARY KEY, label text NOT NULL, base_price numeric(6,2) NOT NULL);
CREATE TABLE job (job_id int PRIMARY KEY, slip text NOT NULL, giver_id int NOT NULL, honoured_id int, item_type_id int NOT NULL, design_bench_id int NOT NULL, engrave_bench_id int, inscription text NOT NULL, letters int NOT NULL, pieces int NOT NULL, brought date NOT NULL, proof_sent date, proof_ok date, engraved date, needed_by date NOT NULL, handed_out date, price numeric(8,2) NOT NULL, prepaid numeric(8,2) NOT NULL, settled date);
CREATE TABLE misprint (misprint_id int PRIMARY KEY, job_id int NOT NULL, spotted_by_bench_id int, cause text NOT NULL, spotted date NOT NULL, put_right date, loss numeric(7,2));
CREATE TABLE tool (tool_id int PRIMARY KEY, name text NOT NULL, bench_id int, bought date NOT NULL, sharpened date, next_sharpening date, cost numeric(7,2) NOT NULL);
CREATE TABLE subcontract (subcontract_id int PRIMARY KEY, job_id int NOT NULL, firm text NOT NULL, sent date NOT NULL, promised date NOT NULL, came_back date, cost numeric(7,2) NOT NULL);
