CREATE TABLE booth (booth_id int PRIMARY KEY, mall text NOT NULL, rent_week numeric(7,2) NOT NULL);
CREATE TABLE blank (blank_code text PRIMARY KEY, brand text NOT NULL, security boolean NOT NULL, unit_cost numeric(5,2) NOT NULL, cut_price numeric(6,2) NOT NULL);
CREATE TABLE cutter (cutter_id int PRIMARY KEY, nickname text NOT NULL, booth_id int NOT NULL REFERENCES booth, hourly_pay numeric(5,2) NOT NULL);
CREATE TABLE ticket (ticket_no int PRIMARY KEY, booth_id int NOT NULL REFERENCES booth, cutter_id int NOT NULL REFERENCES cutter, opened_at timestamp NOT NULL, closed_at timestamp, paid_by text, id_shown boolean);
CREATE TABLE ticket_key (ticket_no int NOT NULL REFERENCES ticket, blank_code text NOT NULL REFERENCES blank, copies int NOT NULL, miscuts int NOT NULL, PRIMARY KEY (ticket_no, blank_code));
CREATE TABLE blank_stock (booth_id int NOT NULL REFERENCES booth, blank_code text NOT NULL REFERENCES blank, pieces int NOT NULL, min_pieces int NOT NULL, PRIMARY KEY (booth_id, blank_code));
CREATE TABLE callback (callback_id int PRIMARY KEY, ticket_no int NOT NULL REFERENCES ticket, came_back_on date NOT NULL, complaint text NOT NULL, money_back numeric(6,2) NOT NULL);
