CREATE TABLE grocery_store (store_no int PRIMARY KEY, quarter text NOT NULL, sqm int NOT NULL);
CREATE TABLE chilled_product (ean bigint PRIMARY KEY, product text NOT NULL, aisle text NOT NULL, normal_price numeric(6,2) NOT NULL, buying_price numeric(6,2) NOT NULL);
CREATE TABLE batch (batch_no int PRIMARY KEY, store_no int NOT NULL REFERENCES grocery_store, ean bigint NOT NULL REFERENCES chilled_product, arrived date NOT NULL, best_before date NOT NULL, units_in int NOT NULL);
CREATE TABLE sticker (sticker_no int PRIMARY KEY, batch_no int NOT NULL REFERENCES batch, stuck_on date NOT NULL, off_pct int NOT NULL, units int NOT NULL, units_sold int NOT NULL, put_by text NOT NULL);
CREATE TABLE outcome (batch_no int PRIMARY KEY REFERENCES batch, sold_full int NOT NULL, sold_reduced int NOT NULL, app_bags int NOT NULL, donated int NOT NULL, destroyed int NOT NULL);
COMMENT ON COLUMN outcome.app_bags IS 'units put in surprise bags of the rescue app';
