CREATE TABLE film (film_id int PRIMARY KEY, title text NOT NULL, director text NOT NULL, made_year int NOT NULL, minutes int NOT NULL, certificate text NOT NULL);
CREATE TABLE screening (scr_id int PRIMARY KEY, film_id int NOT NULL REFERENCES film, hall text NOT NULL, starts_at timestamp NOT NULL, seats int NOT NULL, hire_fee numeric(7,2) NOT NULL, subtitled boolean NOT NULL, called_off boolean NOT NULL);
CREATE TABLE ticket_type (tt_code char(1) PRIMARY KEY, tt_name text NOT NULL, price numeric(5,2) NOT NULL);
CREATE TABLE ticket_sale (ts_id int PRIMARY KEY, scr_id int NOT NULL REFERENCES screening, tt_code char(1) NOT NULL REFERENCES ticket_type, qty int NOT NULL, sold_at timestamp NOT NULL, online boolean NOT NULL);
CREATE TABLE helper (helper_id int PRIMARY KEY, helper_name text NOT NULL, keyholder boolean NOT NULL);
CREATE TABLE duty (scr_id int NOT NULL REFERENCES screening, helper_id int NOT NULL REFERENCES helper, task text NOT NULL, PRIMARY KEY (scr_id, helper_id));
CREATE TABLE bar_taking (scr_id int PRIMARY KEY REFERENCES screening, takings numeric(7,2) NOT NULL, stock_cost numeric(7,2) NOT NULL);
COMMENT ON COLUMN duty.task IS 'projector, door, bar';
