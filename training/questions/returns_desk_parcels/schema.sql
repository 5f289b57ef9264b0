CREATE TABLE dim_shop (shop_key int PRIMARY KEY, shop_name text NOT NULL, market text NOT NULL);
CREATE TABLE dim_reason (reason_cd char(2) PRIMARY KEY, reason_txt text NOT NULL, our_fault boolean NOT NULL);
CREATE TABLE dim_clerk (clerk_key int PRIMARY KEY, clerk_name text NOT NULL, shift text NOT NULL);
CREATE TABLE order_head (order_no int PRIMARY KEY, shop_key int NOT NULL REFERENCES dim_shop, shopper text NOT NULL, ordered_on date NOT NULL, shipped_on date, order_total numeric(9,2) NOT NULL);
CREATE TABLE return_parcel (return_no int PRIMARY KEY, order_no int NOT NULL REFERENCES order_head, announced_on date, arrived_on date, reason_cd char(2) REFERENCES dim_reason, checked_by int REFERENCES dim_clerk, checked_on date, grade char(1), refund_due numeric(9,2), refunded_on date, refund_paid numeric(9,2));
CREATE TABLE restock (return_no int PRIMARY KEY REFERENCES return_parcel, restocked_on date NOT NULL, resale_value numeric(9,2) NOT NULL);
COMMENT ON COLUMN return_parcel.grade IS 'A as new, B opened, C broken';
COMMENT ON COLUMN return_parcel.announced_on IS 'empty when the parcel came without notice';
