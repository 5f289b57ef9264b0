CREATE TABLE t_leaf (leaf_cd text PRIMARY KEY, leaf_desc text NOT NULL, origin text NOT NULL, organic int NOT NULL);
CREATE TABLE t_lot (lot_no int PRIMARY KEY, leaf_cd text NOT NULL, supplier text NOT NULL, recv_dt date NOT NULL, kg_recv numeric(7,1) NOT NULL, kg_left numeric(7,1) NOT NULL, usd_kg numeric(6,2) NOT NULL, best_before date NOT NULL);
CREATE TABLE t_blend (blend_id int PRIMARY KEY, blend_nm text NOT NULL, launched date NOT NULL, dropped date, sell_kg numeric(6,2) NOT NULL);
CREATE TABLE t_formula (blend_id int NOT NULL, leaf_cd text NOT NULL, pct numeric(4,1) NOT NULL, PRIMARY KEY (blend_id, leaf_cd));
CREATE TABLE t_mix (mix_no int PRIMARY KEY, blend_id int NOT NULL, mix_dt date NOT NULL, blender text NOT NULL, kg_in numeric(7,1) NOT NULL, kg_out numeric(7,1) NOT NULL, taste_score numeric(3,1));
CREATE TABLE t_shipment (ship_no int PRIMARY KEY, mix_no int NOT NULL, customer text NOT NULL, ship_dt date NOT NULL, kg numeric(6,1) NOT NULL, price_kg numeric(6,2) NOT NULL, rebate_pct numeric(4,1) NOT NULL);
