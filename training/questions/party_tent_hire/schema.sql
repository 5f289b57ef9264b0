CREATE TABLE tents (tent_id int PRIMARY KEY, tent_name text NOT NULL, floor_m2 int NOT NULL, day_fee numeric(7,2) NOT NULL, bought_on date NOT NULL, retired_on date);
CREATE TABLE crews (crew_id int PRIMARY KEY, chief text NOT NULL, people int NOT NULL);
CREATE TABLE hirers (hirer_id int PRIMARY KEY, hirer_name text NOT NULL, kind text NOT NULL, told_by int REFERENCES hirers, village text NOT NULL);
CREATE TABLE hires (hire_id int PRIMARY KEY, tent_id int NOT NULL REFERENCES tents, hirer_id int NOT NULL REFERENCES hirers, asked_on date NOT NULL, confirmed_on date, up_on date NOT NULL, down_on date NOT NULL, set_up_crew int REFERENCES crews, take_down_crew int REFERENCES crews, fee numeric(8,2) NOT NULL, deposit numeric(7,2) NOT NULL, called_off_on date);
CREATE TABLE extras (hire_id int NOT NULL REFERENCES hires, extra text NOT NULL, pieces int NOT NULL, price_each numeric(6,2) NOT NULL, PRIMARY KEY (hire_id, extra));
CREATE TABLE hire_payments (payment_id int PRIMARY KEY, hire_id int NOT NULL REFERENCES hires, paid_on date NOT NULL, amount numeric(8,2) NOT NULL);
