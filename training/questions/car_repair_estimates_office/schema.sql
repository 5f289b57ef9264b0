CREATE TABLE KUNDE_CAR (car_id int PRIMARY KEY, owner_name varchar(40) NOT NULL, plate varchar(12) NOT NULL, make varchar(20) NOT NULL, first_reg date NOT NULL);
COMMENT ON TABLE KUNDE_CAR IS 'customer cars';
CREATE TABLE mech (mech_id int PRIMARY KEY, mech_name varchar(40) NOT NULL, rate_internal numeric(6,2) NOT NULL);
CREATE TABLE est (est_no int PRIMARY KEY, car_id int NOT NULL REFERENCES KUNDE_CAR, written date NOT NULL, answered date, ok char(1), est_labour numeric(8,2) NOT NULL, est_parts numeric(8,2) NOT NULL, est_hours numeric(5,1) NOT NULL);
COMMENT ON COLUMN est.ok IS 'Y agreed, N refused, empty no answer';
CREATE TABLE wo (wo_no int PRIMARY KEY, est_no int REFERENCES est, car_id int NOT NULL REFERENCES KUNDE_CAR, car_in timestamp NOT NULL, promised timestamp NOT NULL, car_out timestamp, km int NOT NULL, warranty boolean NOT NULL);
CREATE TABLE wo_time (wo_no int NOT NULL REFERENCES wo, mech_id int NOT NULL REFERENCES mech, hours numeric(5,1) NOT NULL, charged_rate numeric(6,2) NOT NULL, PRIMARY KEY (wo_no, mech_id));
CREATE TABLE wo_part (wo_no int NOT NULL REFERENCES wo, part varchar(30) NOT NULL, qty int NOT NULL, buy numeric(8,2) NOT NULL, sell numeric(8,2) NOT NULL, PRIMARY KEY (wo_no, part));
CREATE TABLE bill (bill_no int PRIMARY KEY, wo_no int NOT NULL REFERENCES wo, billed date NOT NULL, labour numeric(8,2) NOT NULL, parts numeric(8,2) NOT NULL, paid date);
