CREATE TABLE welders (badge int PRIMARY KEY, surname text NOT NULL, shift text NOT NULL, cert_until date NOT NULL, cost_hour numeric(6,2) NOT NULL);
CREATE TABLE projects (proj text PRIMARY KEY, customer text NOT NULL, due date NOT NULL, contract_value numeric(11,2) NOT NULL);
CREATE TABLE joints (joint_id int PRIMARY KEY, proj text NOT NULL REFERENCES projects, process text NOT NULL, mm_length int NOT NULL, thickness_mm numeric(4,1) NOT NULL);
CREATE TABLE weld_log (log_id int PRIMARY KEY, joint_id int NOT NULL REFERENCES joints, badge int NOT NULL REFERENCES welders, welded_on date NOT NULL, hours numeric(4,2) NOT NULL, is_repair boolean NOT NULL);
CREATE TABLE ndt (ndt_id int PRIMARY KEY, joint_id int NOT NULL REFERENCES joints, method text NOT NULL, tested_on date NOT NULL, tester text NOT NULL, verdict text NOT NULL, indication text);
CREATE TABLE consumable (log_id int NOT NULL REFERENCES weld_log, item text NOT NULL, kg numeric(5,2) NOT NULL, price_kg numeric(6,2) NOT NULL, PRIMARY KEY (log_id, item));
