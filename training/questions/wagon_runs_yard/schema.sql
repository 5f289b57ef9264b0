CREATE TABLE shippers (sh_id int PRIMARY KEY, sh_name text NOT NULL, credit_days int NOT NULL);
CREATE TABLE terminals (tm_code char(3) PRIMARY KEY, tm_name text NOT NULL, country text NOT NULL);
CREATE TABLE wagons (wagon_no text PRIMARY KEY, wagon_type text NOT NULL, tare_t numeric(4,1) NOT NULL, payload_t numeric(4,1) NOT NULL, owner text NOT NULL, revision_due date NOT NULL);
CREATE TABLE trains (train_id int PRIMARY KEY, from_tm char(3) NOT NULL REFERENCES terminals, to_tm char(3) NOT NULL REFERENCES terminals, sched_dep timestamptz NOT NULL, act_dep timestamptz, sched_arr timestamptz NOT NULL, act_arr timestamptz, km int NOT NULL, loco text NOT NULL);
CREATE TABLE consist (train_id int NOT NULL REFERENCES trains, wagon_no text NOT NULL REFERENCES wagons, sh_id int REFERENCES shippers, commodity text, load_t numeric(4,1) NOT NULL, rate_t numeric(6,2), PRIMARY KEY (train_id, wagon_no));
