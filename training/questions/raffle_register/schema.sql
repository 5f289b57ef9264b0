CREATE TABLE good_cause (cause_id int PRIMARY KEY, cause text NOT NULL, area text NOT NULL);
CREATE TABLE draw (draw_id int PRIMARY KEY, cause_id int NOT NULL REFERENCES good_cause, draw_name text NOT NULL, sales_open date NOT NULL, drawn_on date, ticket_price numeric(5,2) NOT NULL, printed int NOT NULL);
CREATE TABLE seller (seller_id int PRIMARY KEY, seller text NOT NULL, pub text);
CREATE TABLE book_out (book_no int PRIMARY KEY, draw_id int NOT NULL REFERENCES draw, seller_id int NOT NULL REFERENCES seller, tickets int NOT NULL, sold int NOT NULL, given_out date NOT NULL, cash_in numeric(8,2) NOT NULL, returned date);
CREATE TABLE prize (prize_id int PRIMARY KEY, draw_id int NOT NULL REFERENCES draw, what text NOT NULL, worth numeric(8,2) NOT NULL, donated_by text, collected_on date);
COMMENT ON COLUMN prize.donated_by IS 'empty when we bought the prize';
