CREATE TABLE tower (tower_id int PRIMARY KEY, tower text NOT NULL, agent text NOT NULL);
CREATE TABLE flat (flat_id int PRIMARY KEY, tower_id int NOT NULL REFERENCES tower, door text NOT NULL, share_pct numeric(5,2) NOT NULL, leaseholder text NOT NULL, lives_there boolean NOT NULL);
CREATE TABLE heading (head_id int PRIMARY KEY, heading text NOT NULL, reserve boolean NOT NULL);
CREATE TABLE budget_line (tower_id int NOT NULL REFERENCES tower, head_id int NOT NULL REFERENCES heading, fy int NOT NULL, budgeted numeric(10,2) NOT NULL, PRIMARY KEY (tower_id, head_id, fy));
CREATE TABLE spend (spend_id int PRIMARY KEY, tower_id int NOT NULL REFERENCES tower, head_id int NOT NULL REFERENCES heading, payee text NOT NULL, invoice_date date NOT NULL, paid_date date, gross numeric(9,2) NOT NULL);
CREATE TABLE demand (demand_id int PRIMARY KEY, flat_id int NOT NULL REFERENCES flat, issued date NOT NULL, amount numeric(8,2) NOT NULL, received numeric(8,2) NOT NULL, received_on date, disputed boolean NOT NULL);
