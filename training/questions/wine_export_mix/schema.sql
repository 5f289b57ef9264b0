CREATE TABLE t_wine (w_id int PRIMARY KEY, w_name text NOT NULL, w_colour text NOT NULL, w_vintage int, w_cost_bottle numeric(6,2) NOT NULL);
CREATE TABLE t_importer (i_id int PRIMARY KEY, i_name text NOT NULL, i_country text NOT NULL, i_market_since date NOT NULL, i_exclusive char(1) NOT NULL);
CREATE TABLE t_order (o_id int PRIMARY KEY, i_id int NOT NULL REFERENCES t_importer, o_date date NOT NULL, o_ship_date date, o_due_date date NOT NULL, o_paid_date date, o_currency char(3) NOT NULL, o_fx_rate numeric(8,4) NOT NULL, o_freight numeric(8,2) NOT NULL);
CREATE TABLE t_order_wine (o_id int NOT NULL REFERENCES t_order, w_id int NOT NULL REFERENCES t_wine, bottles int NOT NULL, price_bottle numeric(7,2) NOT NULL, free_bottles int NOT NULL, PRIMARY KEY (o_id, w_id));
CREATE TABLE t_fair_cost (f_id int PRIMARY KEY, f_name text NOT NULL, f_country text NOT NULL, f_date date NOT NULL, f_cost numeric(8,2) NOT NULL);
COMMENT ON COLUMN t_order.o_fx_rate IS 'euros for one unit of the order currency';
COMMENT ON COLUMN t_order_wine.price_bottle IS 'in the order currency';
COMMENT ON COLUMN t_order.o_freight IS 'in euros, borne by us';
