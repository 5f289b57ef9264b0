CREATE TABLE tbl_kiosk (kiosk_id int PRIMARY KEY, kiosk_nm text, kreis text, rep_id int);
CREATE TABLE tbl_rep (rep_id int PRIMARY KEY, rep_nm text, target_month numeric(9,2));
CREATE TABLE tbl_sweet (sweet_id int PRIMARY KEY, sweet_nm text, brand text, box_price numeric(7,2), pcs_per_box int, vat_pct int);
CREATE TABLE tbl_visit (visit_id int PRIMARY KEY, rep_id int, kiosk_id int, visit_dt date, order_id int);
CREATE TABLE tbl_order (order_id int PRIMARY KEY, kiosk_id int, order_dt date, deliver_dt date, paid_dt date, cash_disc_pct numeric(3,1));
CREATE TABLE tbl_order_box (order_id int, sweet_id int, boxes int, box_price numeric(7,2), free_boxes int, PRIMARY KEY (order_id, sweet_id));
