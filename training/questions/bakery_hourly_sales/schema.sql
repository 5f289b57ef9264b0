CREATE TABLE branch (id int PRIMARY KEY, name text NOT NULL, rent_month numeric(8,2) NOT NULL);
CREATE TABLE bread (id int PRIMARY KEY, name text NOT NULL, family text NOT NULL, price numeric(5,2) NOT NULL, making_cost numeric(5,2) NOT NULL);
CREATE TABLE till_sale (id int PRIMARY KEY, branch_id int NOT NULL REFERENCES branch(id), bread_id int NOT NULL REFERENCES bread(id), sold_at timestamp NOT NULL, pieces int NOT NULL, amount numeric(7,2) NOT NULL, happy_hour boolean NOT NULL);
CREATE TABLE baked (branch_id int NOT NULL REFERENCES branch(id), bread_id int NOT NULL REFERENCES bread(id), day date NOT NULL, pieces int NOT NULL, left_over int NOT NULL, PRIMARY KEY (branch_id, bread_id, day));
CREATE TABLE target_day (branch_id int NOT NULL REFERENCES branch(id), month date NOT NULL, target_amount numeric(8,2) NOT NULL, PRIMARY KEY (branch_id, month));
