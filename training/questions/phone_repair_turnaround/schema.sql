CREATE TABLE shops (code char(3) PRIMARY KEY, shop text NOT NULL, city text NOT NULL);
CREATE TABLE techs (tech_id int PRIMARY KEY, tech text NOT NULL, shop_code char(3) NOT NULL, level int NOT NULL);
CREATE TABLE models (model_id int PRIMARY KEY, brand text NOT NULL, model text NOT NULL, released_year int NOT NULL);
CREATE TABLE parts (part_id int PRIMARY KEY, part text NOT NULL, model_id int NOT NULL, cost numeric(6,2) NOT NULL, price numeric(6,2) NOT NULL, stock int NOT NULL);
CREATE TABLE tickets (ticket_no int PRIMARY KEY, shop_code char(3) NOT NULL, tech_id int, model_id int NOT NULL, customer text NOT NULL, fault text NOT NULL, dropped_off timestamp NOT NULL, promised_for timestamp NOT NULL, ready_at timestamp, fetched_at timestamp, quote numeric(7,2) NOT NULL, quote_ok char(1), labour numeric(6,2), came_back_for int);
COMMENT ON COLUMN tickets.quote_ok IS 'Y accepted, N refused, null no answer yet';
COMMENT ON COLUMN tickets.came_back_for IS 'earlier ticket when the same fault came back';
CREATE TABLE ticket_parts (ticket_no int NOT NULL, part_id int NOT NULL, qty int NOT NULL, PRIMARY KEY (ticket_no, part_id));
