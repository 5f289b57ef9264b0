CREATE TABLE prod (p_no text PRIMARY KEY, p_desc text NOT NULL, sell numeric(8,2) NOT NULL);
CREATE TABLE comp (c_no text PRIMARY KEY, c_desc text NOT NULL, cost_ct int NOT NULL, on_hand int NOT NULL, reserved int NOT NULL, is_bought boolean NOT NULL);
CREATE TABLE bom (p_no text NOT NULL REFERENCES prod, c_no text NOT NULL REFERENCES comp, per_unit int NOT NULL, PRIMARY KEY (p_no, c_no));
CREATE TABLE worker (w_id int PRIMARY KEY, w_name text NOT NULL, team text NOT NULL, boss_id int REFERENCES worker);
CREATE TABLE mo (mo_no int PRIMARY KEY, p_no text NOT NULL REFERENCES prod, qty_plan int NOT NULL, qty_done int NOT NULL, start_plan date NOT NULL, start_real date, end_plan date NOT NULL, end_real date, prio char(1) NOT NULL);
CREATE TABLE book_time (bt_id int PRIMARY KEY, mo_no int NOT NULL REFERENCES mo, w_id int NOT NULL REFERENCES worker, on_date date NOT NULL, mins int NOT NULL);
COMMENT ON COLUMN comp.cost_ct IS 'in cents';
COMMENT ON COLUMN mo.prio IS 'A high, B normal, C low';
