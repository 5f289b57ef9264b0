CREATE TABLE t_block (blk text PRIMARY KEY, ranger text NOT NULL, ha numeric(7,1) NOT NULL, risk smallint NOT NULL);
CREATE TABLE t_break (brk_id int PRIMARY KEY, blk text NOT NULL, len_m int NOT NULL, width_m int NOT NULL, last_cleared date, next_due date NOT NULL);
CREATE TABLE t_contr (contr_id int PRIMARY KEY, contr_nm text NOT NULL, eur_per_m2 numeric(5,3) NOT NULL);
CREATE TABLE t_clear (clr_id int PRIMARY KEY, brk_id int NOT NULL, contr_id int NOT NULL, ord_dt date NOT NULL, done_dt date, m_cleared int, passed boolean);
CREATE TABLE t_fire (fire_id int PRIMARY KEY, blk text NOT NULL, seen_at timestamp NOT NULL, out_at timestamp, cause text, ha_burnt numeric(6,1) NOT NULL, stopped_at_brk int);
CREATE TABLE t_patrol (pat_id int PRIMARY KEY, blk text NOT NULL, pat_dt date NOT NULL, who text NOT NULL, hrs numeric(3,1) NOT NULL);
COMMENT ON COLUMN t_block.risk IS '1 low to 5 extreme';
