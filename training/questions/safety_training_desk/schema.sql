CREATE TABLE kurs (k_id int PRIMARY KEY, k_name text NOT NULL, valid_months int, price_head numeric(6,2) NOT NULL, mandatory boolean NOT NULL);
CREATE TABLE provider (prov_id int PRIMARY KEY, prov text NOT NULL, city text NOT NULL);
CREATE TABLE session (s_id int PRIMARY KEY, k_id int NOT NULL REFERENCES kurs, prov_id int NOT NULL REFERENCES provider, held date NOT NULL, places int NOT NULL, called_off boolean NOT NULL);
CREATE TABLE learner (l_id int PRIMARY KEY, l_name text NOT NULL, shop text NOT NULL, hired date NOT NULL);
CREATE TABLE enrol (s_id int NOT NULL REFERENCES session, l_id int NOT NULL REFERENCES learner, signed_up date NOT NULL, showed_up boolean, mark int, passed boolean, PRIMARY KEY (s_id, l_id));
CREATE TABLE accident (acc_id int PRIMARY KEY, l_id int NOT NULL REFERENCES learner, acc_date date NOT NULL, days_lost int NOT NULL, cause text NOT NULL);
