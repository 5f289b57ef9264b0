CREATE TABLE exhibition (exh_id int PRIMARY KEY, exh_title text NOT NULL, opens date NOT NULL, closes date NOT NULL, curator text NOT NULL, set_up_cost numeric(9,2) NOT NULL);
CREATE TABLE ticket_kind (kind_id int PRIMARY KEY, kind_name text NOT NULL, price numeric(5,2) NOT NULL, is_free boolean NOT NULL);
CREATE TABLE admission (adm_id int PRIMARY KEY, exh_id int REFERENCES exhibition, kind_id int NOT NULL REFERENCES ticket_kind, entered_at timestamp NOT NULL, people int NOT NULL, paid numeric(7,2) NOT NULL, sold_online boolean NOT NULL);
CREATE TABLE shop_sale (sale_no int PRIMARY KEY, sold_on date NOT NULL, article text NOT NULL, article_group text NOT NULL, qty int NOT NULL, unit_price numeric(6,2) NOT NULL, unit_cost numeric(6,2) NOT NULL);
CREATE TABLE guided_tour (tour_no int PRIMARY KEY, exh_id int NOT NULL REFERENCES exhibition, tour_at timestamp NOT NULL, guide text NOT NULL, places int NOT NULL, booked int NOT NULL, language text NOT NULL, cancelled boolean NOT NULL);
COMMENT ON COLUMN admission.exh_id IS 'null: permanent collection only';
