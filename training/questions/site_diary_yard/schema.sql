CREATE TABLE site (site_id int PRIMARY KEY, site_name text NOT NULL, client text NOT NULL, started date NOT NULL, handover_due date NOT NULL, handed_over date);
CREATE TABLE trade (trade_id int PRIMARY KEY, trade text NOT NULL);
CREATE TABLE subcontractor (sub_id int PRIMARY KEY, firm text NOT NULL, trade_id int NOT NULL REFERENCES trade, day_rate numeric(7,2) NOT NULL);
CREATE TABLE diary (diary_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, day date NOT NULL, foreman text NOT NULL, weather text NOT NULL, lost_hours numeric(4,1) NOT NULL, note text, UNIQUE (site_id, day));
CREATE TABLE attendance (diary_id int NOT NULL REFERENCES diary, sub_id int NOT NULL REFERENCES subcontractor, heads int NOT NULL, PRIMARY KEY (diary_id, sub_id));
CREATE TABLE delivery (delivery_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, material text NOT NULL, ordered_on date NOT NULL, promised_on date NOT NULL, arrived_on date, amount numeric(9,2) NOT NULL);
CREATE TABLE accident (accident_id int PRIMARY KEY, diary_id int NOT NULL REFERENCES diary, sub_id int REFERENCES subcontractor, severity text NOT NULL, days_off int NOT NULL);
