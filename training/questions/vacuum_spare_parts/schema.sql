CREATE TABLE t_client (client_id integer PRIMARY KEY, full_name text NOT NULL, client_kind text NOT NULL, city text NOT NULL, email text, created date NOT NULL);
CREATE TABLE t_machine (machine_id integer PRIMARY KEY, maker text NOT NULL, model text NOT NULL, launch_year integer NOT NULL);
CREATE TABLE t_part (part_id integer PRIMARY KEY, part_no text NOT NULL, label text NOT NULL, part_family text NOT NULL, sale_price numeric(7,2) NOT NULL, buy_price numeric(7,2) NOT NULL, qty_stock integer NOT NULL, qty_min integer NOT NULL, replaced_by integer REFERENCES t_part(part_id));
COMMENT ON COLUMN t_part.replaced_by IS 'successor part, empty if none';
CREATE TABLE t_part_fits (part_id integer NOT NULL REFERENCES t_part(part_id), machine_id integer NOT NULL REFERENCES t_machine(machine_id), PRIMARY KEY (part_id, machine_id));
CREATE TABLE t_order (order_id integer PRIMARY KEY, client_id integer NOT NULL REFERENCES t_client(client_id), placed_on date NOT NULL, paid_on date, sent_on date, cancelled_on date, postage numeric(6,2) NOT NULL, promo text);
CREATE TABLE t_order_row (order_row_id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES t_order(order_id), part_id integer NOT NULL REFERENCES t_part(part_id), qty integer NOT NULL, unit_price numeric(7,2) NOT NULL);
CREATE TABLE t_return (return_id integer PRIMARY KEY, order_row_id integer NOT NULL REFERENCES t_order_row(order_row_id), returned_on date NOT NULL, motive text NOT NULL, qty integer NOT NULL, restocked boolean NOT NULL);
CREATE TABLE t_supply (supply_id integer PRIMARY KEY, supplier text NOT NULL, part_id integer NOT NULL REFERENCES t_part(part_id), ordered_on date NOT NULL, arrived_on date, qty integer NOT NULL, total_cost numeric(9,2) NOT NULL);
