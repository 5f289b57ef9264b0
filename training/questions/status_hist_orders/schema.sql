CREATE TABLE so_ord (ord_ref text PRIMARY KEY, shop_cd char(2) NOT NULL, client text NOT NULL, piece text NOT NULL, wood text NOT NULL, price_gbp numeric(8,2) NOT NULL, wish_dt date);
COMMENT ON TABLE so_ord IS 'furniture made to order; wish_dt when the client would like it, if said';
CREATE TABLE so_shop (shop_cd char(2) PRIMARY KEY, shop_nm text NOT NULL, opened date NOT NULL);
ALTER TABLE so_ord ADD FOREIGN KEY (shop_cd) REFERENCES so_shop;
CREATE TABLE so_st (ord_ref text NOT NULL REFERENCES so_ord, st_cd text NOT NULL, val_fr timestamp NOT NULL, val_to timestamp, set_by text NOT NULL, PRIMARY KEY (ord_ref, val_fr));
COMMENT ON TABLE so_st IS 'states of an order with the time they were valid; val_to empty for the present state. DRA drawn, DEP deposit paid, CUT being cut, FIN finished, DEL delivered, CXL cancelled';
CREATE TABLE so_note (note_id int PRIMARY KEY, ord_ref text NOT NULL REFERENCES so_ord, noted timestamp NOT NULL, who text NOT NULL, body text NOT NULL);
