CREATE TABLE hub (hub_id int PRIMARY KEY, hub_city text NOT NULL);
CREATE TABLE sender (sender_id int PRIMARY KEY, sender_name text NOT NULL, contract text NOT NULL, since date NOT NULL);
CREATE TABLE consignment (cons_no int PRIMARY KEY, sender_id int NOT NULL REFERENCES sender, hub_id int NOT NULL REFERENCES hub, shipped_on date NOT NULL, due_on date NOT NULL, delivered_on date, pieces int NOT NULL, kg numeric(7,1) NOT NULL, freight numeric(8,2) NOT NULL, goods_value numeric(9,2) NOT NULL, insured boolean NOT NULL);
CREATE TABLE damage_claim (claim_id int PRIMARY KEY, cons_no int NOT NULL REFERENCES consignment, kind text NOT NULL, reported_on date NOT NULL, closed_on date, claimed numeric(9,2) NOT NULL, approved numeric(9,2), paid_on date, handler_id int);
CREATE TABLE handler (handler_id int PRIMARY KEY, handler_name text NOT NULL, hourly_cost numeric(6,2) NOT NULL);
CREATE TABLE claim_work (work_id int PRIMARY KEY, claim_id int NOT NULL REFERENCES damage_claim, work_date date NOT NULL, minutes int NOT NULL);
CREATE TABLE recovery (rec_id int PRIMARY KEY, claim_id int NOT NULL REFERENCES damage_claim, insurer text NOT NULL, asked_on date NOT NULL, received_on date, amount numeric(9,2) NOT NULL);
ALTER TABLE damage_claim ADD FOREIGN KEY (handler_id) REFERENCES handler;
