CREATE TABLE forest_owner (owner_no int PRIMARY KEY, owner text NOT NULL, certified boolean NOT NULL);
CREATE TABLE log_load (load_no int PRIMARY KEY, owner_no int NOT NULL REFERENCES forest_owner, species text NOT NULL, arrived_on date NOT NULL, m3_logs numeric(6,1) NOT NULL, m3_rejected numeric(6,1) NOT NULL, price_m3 numeric(6,2) NOT NULL, paid_on date);
CREATE TABLE saw_batch (batch_no int PRIMARY KEY, load_no int NOT NULL REFERENCES log_load, saw_line text NOT NULL, sawn_on date NOT NULL, shift char(1) NOT NULL, m3_in numeric(6,1) NOT NULL, m3_boards numeric(6,1) NOT NULL, m3_chips numeric(6,1) NOT NULL, hours numeric(4,1) NOT NULL);
COMMENT ON COLUMN saw_batch.shift IS 'E early, L late';
CREATE TABLE kiln_run (kiln_no int NOT NULL, batch_no int NOT NULL REFERENCES saw_batch, in_on date NOT NULL, out_on date, moisture_in numeric(4,1) NOT NULL, moisture_out numeric(4,1), PRIMARY KEY (kiln_no, batch_no));
CREATE TABLE board_sale (sale_no int PRIMARY KEY, batch_no int NOT NULL REFERENCES saw_batch, customer text NOT NULL, sold_on date NOT NULL, m3 numeric(5,1) NOT NULL, price_m3 numeric(7,2) NOT NULL, freight numeric(7,2) NOT NULL);
