CREATE TABLE store (store_code char(3) PRIMARY KEY, store_name text NOT NULL, state_code char(2) NOT NULL);
CREATE TABLE article (article_id int PRIMARY KEY, title text NOT NULL, product_group text NOT NULL CHECK (product_group IN ('MATT','FRAME','LINEN','PILLOW')), price numeric(8,2) NOT NULL, made_to_order boolean NOT NULL);
COMMENT ON COLUMN article.product_group IS 'MATT mattresses, FRAME bed frames, LINEN bed linen, PILLOW pillows';
CREATE TABLE shopper (shopper_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, state_code char(2) NOT NULL, loyalty char(1) CHECK (loyalty IN ('G','S','B')));
COMMENT ON COLUMN shopper.loyalty IS 'G gold, S silver, B bronze, empty: not in the programme';
CREATE TABLE purchase (purchase_id int PRIMARY KEY, shopper_id int NOT NULL REFERENCES shopper, store_code char(3) NOT NULL REFERENCES store, bought_at timestamp NOT NULL, tender text NOT NULL CHECK (tender IN ('AMEX','VISA','CASH','FIN12')), deliver_on date, delivered_at timestamp, voided boolean NOT NULL DEFAULT false);
COMMENT ON COLUMN purchase.tender IS 'FIN12: twelve monthly instalments';
CREATE TABLE purchase_line (purchase_id int NOT NULL REFERENCES purchase, line_no int NOT NULL, article_id int NOT NULL REFERENCES article, pieces int NOT NULL, unit_price numeric(8,2) NOT NULL, returned_at timestamp, return_reason text CHECK (return_reason IN ('SOFT','HARD','DEFECT','SIZE')), PRIMARY KEY (purchase_id, line_no));
