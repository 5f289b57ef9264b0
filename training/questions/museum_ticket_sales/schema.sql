CREATE TABLE ticket_type (type_cd text PRIMARY KEY, type_name text NOT NULL, price numeric(5,2) NOT NULL, reduced boolean NOT NULL);
CREATE TABLE exhibition (exh_id int PRIMARY KEY, exh_title text NOT NULL, hall text NOT NULL, opens date NOT NULL, closes date, surcharge numeric(4,2) NOT NULL);
CREATE TABLE cashier (cashier_id int PRIMARY KEY, cashier_name text NOT NULL);
CREATE TABLE ticket_sale (sale_id int PRIMARY KEY, sold_on date NOT NULL, visit_on date NOT NULL, type_cd text NOT NULL REFERENCES ticket_type, exh_id int REFERENCES exhibition, persons int NOT NULL, total numeric(7,2) NOT NULL, cashier_id int REFERENCES cashier, refunded boolean NOT NULL);
CREATE TABLE guided_tour (tour_id int PRIMARY KEY, exh_id int NOT NULL REFERENCES exhibition, guide text, tour_at timestamp NOT NULL, language text NOT NULL, max_people int NOT NULL, booked_people int NOT NULL, group_name text);
CREATE TABLE annual_pass (pass_no int PRIMARY KEY, holder text NOT NULL, bought_on date NOT NULL, valid_until date NOT NULL, price_paid numeric(6,2) NOT NULL);
COMMENT ON COLUMN ticket_sale.exh_id IS 'special exhibition; null = permanent collection only';
COMMENT ON COLUMN ticket_sale.cashier_id IS 'null = sold online';
