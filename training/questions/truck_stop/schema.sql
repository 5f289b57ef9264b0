CREATE TABLE haulage_firm (firm_id int PRIMARY KEY, firm_name text NOT NULL, country text NOT NULL, account_open boolean NOT NULL, monthly_limit int);
CREATE TABLE bay (bay_no int PRIMARY KEY, row_letter char(1) NOT NULL, reefer_plug boolean NOT NULL, hazmat_ok boolean NOT NULL, length_m int NOT NULL);
CREATE TABLE overnight_stay (stay_id int PRIMARY KEY, bay_no int NOT NULL REFERENCES bay, firm_id int REFERENCES haulage_firm, plate text NOT NULL, arrived timestamp NOT NULL, departed timestamp, tariff text NOT NULL, charge numeric(6,2) NOT NULL);
CREATE TABLE wash_job (wash_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES overnight_stay, programme text NOT NULL, started timestamp NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE shower_ticket (ticket_id int PRIMARY KEY, stay_id int REFERENCES overnight_stay, cabin int NOT NULL, sold_at timestamp NOT NULL, price numeric(5,2) NOT NULL, free_of_charge boolean NOT NULL);
CREATE TABLE canteen_meal (meal_id int PRIMARY KEY, dish text NOT NULL, meal_price numeric(5,2) NOT NULL, served_at timestamp NOT NULL, firm_id int REFERENCES haulage_firm);
CREATE TABLE incident (incident_id int PRIMARY KEY, bay_no int REFERENCES bay, reported_at timestamp NOT NULL, kind text NOT NULL, police_called boolean NOT NULL, loss_eur int);
