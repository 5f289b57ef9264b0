CREATE TABLE bus (bus_no int PRIMARY KEY, bus_name text NOT NULL, shelves_m int NOT NULL, inspection_due date NOT NULL);
CREATE TABLE stop (stop_no int PRIMARY KEY, place text NOT NULL, village text NOT NULL, weekday text NOT NULL, from_time time NOT NULL, to_time time NOT NULL, bus_no int NOT NULL REFERENCES bus, started date NOT NULL, ended date);
CREATE TABLE reader_card (card_no int PRIMARY KEY, reader_name text NOT NULL, home_stop int REFERENCES stop(stop_no), issued date NOT NULL, valid_to date NOT NULL, born_year int NOT NULL);
CREATE TABLE visit_log (log_no int PRIMARY KEY, stop_no int NOT NULL REFERENCES stop, visited date NOT NULL, readers int NOT NULL, loans int NOT NULL, returns int NOT NULL, minutes_late int NOT NULL, cancelled boolean NOT NULL);
CREATE TABLE item (item_no int PRIMARY KEY, title text NOT NULL, author text, medium text NOT NULL, acquired date NOT NULL, withdrawn date);
CREATE TABLE item_loan (loan_no int PRIMARY KEY, item_no int NOT NULL REFERENCES item, card_no int NOT NULL REFERENCES reader_card, lent date NOT NULL, due date NOT NULL, returned date, renewals int NOT NULL);
